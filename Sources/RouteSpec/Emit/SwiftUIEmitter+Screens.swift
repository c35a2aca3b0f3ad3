/// The protocols of screens: a requirement a route, so that a route without a screen does not compile.
extension SwiftUIEmitter {
  /// Routes with one owner: a feature, a named stack, a tab, or the app itself.
  private struct Owner {
    /// The name with a capital; empty for the app.
    var name: String
    var summary: String
    var routes: [Int] = []
  }

  /// Owners in the order in which their routes first appear. A tab and a feature of one name share one.
  private var owners: [Owner] {
    var owners: [Owner] = []
    for (index, route) in table.routes.enumerated() {
      let (name, kind) =
        if let feature = route.feature {
          (table.features[feature].name, "the feature")
        } else if let stack = route.stack {
          (table.stacks[stack].name, "the stack")
        } else if route.homes.count == 1 {
          (table.tabs[route.homes[0]].name, "the tab")
        } else {
          ("", "")
        }
      let capitalized = SwiftName.capitalized(name)
      let place = owners.firstIndex { $0.name == capitalized } ?? owners.count
      if place == owners.count {
        let summary = name.isEmpty ? "" : "The screens of \(kind) `\(name)`."
        owners.append(Owner(name: capitalized, summary: summary))
      }
      owners[place].routes.append(index)
    }
    return owners
  }

  func screens(_ writer: inout CodeWriter) {
    let owners = owners
    let parts = owners.filter { !$0.name.isEmpty }
    for owner in parts {
      writer.line()
      writer.line("/// \(owner.summary)")
      requirements("\(plan.prefix)\(owner.name)Screens", [], owner.routes, &writer)
    }
    writer.line()
    writer.line("/// The app's screens: a view for each route, which gets its parameters as arguments.")
    let inherited = parts.map { "\(plan.prefix)\($0.name)Screens" }
    requirements(
      plan.prefix + "Screens", inherited, owners.first { $0.name.isEmpty }?.routes ?? [], &writer)
  }

  private func requirements(
    _ name: String, _ inherited: [String], _ routes: [Int], _ writer: inout CodeWriter
  ) {
    let opening = "@MainActor \(plan.access)protocol \(name)"
    let body = { (writer: inout CodeWriter) in
      for (position, index) in routes.enumerated() {
        let route = table.routes[index]
        if position > 0 { writer.line() }
        writer.line("/// The view of `\(route.name)`.")
        writer.line("associatedtype \(screenType(route)): SwiftUI.View")
        writer.documentation(route.documentation.isEmpty ? ["The screen `\(route.name)`."] : route.documentation)
        writer.list(
          "@SwiftUI.ViewBuilder func \(SwiftName.identifier(route.name))(",
          route.parameters.map { parameter in
            SwiftName.label(parameter.name) + ": " + plan.swiftType(slot(parameter))
          }, ") -> \(screenType(route))")
      }
    }
    if inherited.isEmpty { return writer.block(opening, body) }
    writer.type(opening, inherited, body)
  }

  private func slot(_ parameter: Route.Parameter) -> SwiftPlan.Slot { SwiftPlan.shape([parameter])[0] }

  /// The view of a route: a name that no type of the app's has.
  private func screenType(_ route: Route) -> String { "ScreenOf_" + route.name }

  // MARK: Making views

  /// The view of a route. Behind `AnyView`: a type with a branch for each of many routes is slow to build and to start.
  func making(_ writer: inout CodeWriter) {
    for group in plan.groups.indices {
      writer.line()
      if group == 0 { writer.line("/// The view of a route.") }
      writer.function(
        "@MainActor static func view<Screens: \(plan.prefix)Screens>(",
        ["of route: \(plan.groups[group].type)", "_ screens: Screens"], ") -> SwiftUI.AnyView"
      ) { writer in
        writer.cases(of: "route") { writer in
          for index in plan.groups[group].routes {
            let route = table.routes[index]
            let names = route.parameters.indices.map { Optional("v\($0)") }
            let arguments = zip(route.parameters, names).map { SwiftName.callLabel($0.name) + ": " + ($1 ?? "") }
            writer.line("case \(plan.bind(index, names)):")
            writer.indented {
              $0.list(
                "return SwiftUI.AnyView(screens.\(SwiftName.identifier(route.name))(", arguments, "))")
            }
          }
          if group == 0 {
            for other in plan.groups.dropFirst() {
              writer.line(
                "case \(SwiftName.member(other.member ?? ""))(let inner): return view(of: inner, screens)")
            }
          }
        }
      }
    }
  }
}
