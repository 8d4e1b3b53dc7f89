import SwiftUI
import Testing
import ViewTesting

private struct Board: View {
  @State private var changes: [String] = []

  private func name(_ keys: EventModifiers) -> String {
    (keys.contains(.option) ? "o" : "") + (keys.contains(.shift) ? "s" : "")
  }

  var body: some View {
    Text(changes.joined(separator: " "))
      .onModifierKeysChanged(mask: [.option, .shift], initial: false) { old, new in
        changes.append("[\(name(old))>\(name(new))]")
      }
    Button("Close") {}.modifierKeyAlternate(.option) { Button("Close All") {} }
  }
}

@MainActor
struct HeldKeysTests {
  @Test("Changes of held modifiers are reported, only those in the mask")
  func changes() {
    let app = ViewTest(Board())
    app.hold(.option)
    app.hold([.option, .shift])
    app.hold([.option, .shift, .command])
    app.hold([])
    #expect(app.exists("[>o] [o>os] [os>]"))
  }

  @Test("Another view replaces a view while keys are held")
  func alternate() {
    let app = ViewTest(Board())
    #expect(app.exists("Close"))
    app.hold(.option)
    #expect(app.exists("Close All"))
    #expect(!app.exists("Close"))
    app.hold([])
    #expect(app.exists("Close"))
  }

  @Test("The initial modifiers are reported on request")
  func initial() {
    struct Start: View {
      @State private var calls = 0
      var body: some View { Text("\(calls)").onModifierKeysChanged { _, _ in calls += 1 } }
    }
    #expect(ViewTest(Start()).exists("1"))
  }
}
