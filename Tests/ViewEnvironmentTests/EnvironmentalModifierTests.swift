import SwiftUI
import TestSupport
import Testing
import ViewTesting

private struct Named: ViewModifier {
  let name: String
  func body(content: Content) -> some View {
    content
    Text(verbatim: name)
  }
}

private struct ByScheme: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    Named(name: environment.colorScheme == .dark ? "night" : "day")
  }
}

@MainActor
struct EnvironmentalModifierTests {
  @Test("S7.1 The modifier is resolved in its environment, and again when that changes")
  func resolving() throws {
    struct Screen: View {
      @State private var isDark = false
      var body: some View {
        VStack { Text("Sky").modifier(ByScheme()) }
          .environment(\.colorScheme, isDark ? .dark : .light)
        Button("Switch") { isDark.toggle() }
      }
    }
    let app = ViewTest(VStack { Screen() })
    #expect(app.exists("day"))
    try app.tap("Switch")
    #expect(app.exists("night") && !app.exists("day"))
  }
}
