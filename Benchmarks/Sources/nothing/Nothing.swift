@main
enum Nothing {
  static func main() {}
}
