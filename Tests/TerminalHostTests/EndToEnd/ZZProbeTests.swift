import SwiftUI
import Testing

@testable import TerminalHost

@Suite @MainActor struct ZZProbeTests {
  @Test func rtl() {
    let view = VStack(alignment: .leading) {
      Form {
        Section {
          Toggle("Notices", isOn: .constant(true))
          TextField("Name", text: .constant(""))
          Button("Save") {}
        } header: {
          Text("Header")
        } footer: {
          Text("Footer of it")
        }
      }
      Button("Alone") {}
    }
    for style in 0..<2 {
      let shown: AnyView = style == 0 ? AnyView(view) : AnyView(view.formStyle(.grouped))
      let screen = AppScreen(shown.environment(\.layoutDirection, .rightToLeft), 50, 14)
      print(screen.text)
      print("=====")
    }
  }
}
