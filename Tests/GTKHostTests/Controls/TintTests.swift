#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Tints", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TintTests {
    @Test("A control takes the colour that the program gives it in place of the accent")
    func tint() throws {
      let stage = try Stage(width: 300, height: 100) {
        Slider(value: .constant(1)).tint(Color(red: 1, green: 0, blue: 0)).padding()
      }
      let native = try #require(stage.nativeWidgets(ScaleWidget.self).first)
      #expect(gtk_widget_has_css_class(native.widget, "tint-255-0-0-100") != 0)
      #expect(try stage.pixels().contains { $0.isRed })
      let plain = try Stage(width: 300, height: 100) { Slider(value: .constant(1)).padding() }
      #expect(try !plain.pixels().contains { $0.isRed })
    }
  }
#endif
