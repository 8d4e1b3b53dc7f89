import SwiftUI
import TestSupport
import Testing

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text(isEnabled ? "on" : "off") }
}

@MainActor
struct DisabledTests {
  @Test("S7.5 A view inside a disabled one cannot enable itself")
  func disabled() {
    let screen = Screen {
      VStack {
        Enabled()
        Enabled().disabled(true)
        VStack { Enabled().disabled(false) }.disabled(true)
      }
    }
    #expect(screen.strings == ["on", "off", "off"])
  }
}
