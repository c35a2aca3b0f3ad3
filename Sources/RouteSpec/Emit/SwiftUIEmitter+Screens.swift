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

  /// A protocol of its own for each route: Swift then names the one that is missing, where of a protocol with many it
  /// would list all.
  func screens(_ writer: inout CodeWriter) {
    for route in table.routes {
      writer.line()
      writer.line("/// The screen `\(route.name)`.")
      writer.block("@MainActor \(plan.access)protocol \(screenProtocol(route))") { writer in
        writer.line("/// Its view.")
        writer.line("associatedtype \(screenType(route)): SwiftUI.View")
        writer.documentation(route.documentation.isEmpty ? ["The screen `\(route.name)`."] : route.documentation)
        writer.list(
          "@SwiftUI.ViewBuilder func \(SwiftName.identifier(route.name))(",
          route.parameters.map { parameter in
            SwiftName.label(parameter.name) + ": " + plan.swiftType(slot(parameter))
          }, ") -> \(screenType(route))")
      }
    }
    let owners = owners
    let parts = owners.filter { !$0.name.isEmpty }
    for owner in parts {
      writer.line()
      writer.line("/// \(owner.summary)")
      composed("\(plan.prefix)\(owner.name)Screens", [], owner.routes, &writer)
    }
    writer.line()
    writer.line("/// The app's screens: a view for each route, which gets its parameters as arguments.")
    let inherited = parts.map { "\(plan.prefix)\($0.name)Screens" }
    let others = owners.first { $0.name.isEmpty }?.routes ?? []
    if hasParts {
      composed(plan.prefix + "Screens", [], others, &writer) { writer in
        for (owner, part) in zip(parts, inherited) {
          writer.line("/// \(owner.summary)")
          writer.line("associatedtype ScreensOf_\(owner.name): \(part)")
          writer.line("/// \(owner.summary)")
          writer.line("var screensOf_\(owner.name): ScreensOf_\(owner.name) { get }")
        }
      }
    } else {
      composed(plan.prefix + "Screens", inherited, others, &writer)
    }
  }

  /// Whether the app's screens are parts with a property each, and not one protocol composed of all: Swift refuses one
  /// with some hundreds of associated types.
  private var hasParts: Bool { table.routes.count > 256 }

  private func composed(
    _ name: String, _ inherited: [String], _ routes: [Int], _ writer: inout CodeWriter,
    _ body: ((inout CodeWriter) -> Void)? = nil
  ) {
    let all = inherited + routes.map { screenProtocol(table.routes[$0]) }
    let opening = "@MainActor \(plan.access)protocol \(name)"
    writer.line(all.isEmpty ? opening : opening + ":")
    writer.indented { writer in
      for (index, other) in all.enumerated() { writer.line(other + (index == all.count - 1 ? "" : ",")) }
    }
    writer.line(body == nil ? "{}" : "{")
    if let body {
      writer.indented(body)
      writer.line("}")
    }
  }

  private func slot(_ parameter: Route.Parameter) -> SwiftPlan.Slot { SwiftPlan.shape([parameter])[0] }

  private func screenProtocol(_ route: Route) -> String { plan.prefix + "ScreenOf_" + route.name }

  /// The view of a route: a name that no type of the app's has.
  private func screenType(_ route: Route) -> String { "ScreenOf_" + route.name }

  // MARK: Making views

  /// The view of a route. Behind `AnyView`: a type with a branch for each of many routes is slow to build and to start.
  func making(_ writer: inout CodeWriter) {
    var parts: [Int: String] = [:]
    if hasParts {
      for owner in owners where !owner.name.isEmpty {
        for route in owner.routes { parts[route] = "screensOf_\(owner.name)." }
      }
    }
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
                "return SwiftUI.AnyView(screens.\(parts[index] ?? "")\(SwiftName.identifier(route.name))(", arguments,
                "))")
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
