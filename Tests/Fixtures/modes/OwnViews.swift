// Types of an app that are named like those of SwiftUI and of generated code.

struct Text {}
struct Button {}
struct Binding {}
struct Task {}
struct Label {}
struct Color {}
struct Environment {}
struct Entry {}
struct Screen {}
struct Animation {}
struct Image {}
struct Group {}
struct Icon {}
struct Badge {}
struct Modal {}
struct Alert {}
struct Transaction {}
protocol ObservableObject {}
