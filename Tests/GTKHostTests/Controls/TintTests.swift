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
    @Test("A control takes the app's tint instead of the accent colour")
    func tint() throws {
      let fixture = try HostFixture(width: 300, height: 100) {
        Slider(value: .constant(1)).tint(Color(red: 1, green: 0, blue: 0)).padding()
      }
      let native = try #require(fixture.nativeWidgets(ScaleWidget.self).first)
      let name = try #require(Tints.name(of: .rgba(1, 0, 0, 1)))
      #expect(gtk_widget_has_css_class(native.widget, name) != 0)
      #expect(try fixture.pixels().contains { $0.isRed })
      let plain = try HostFixture(width: 300, height: 100) { Slider(value: .constant(1)).padding() }
      #expect(try !plain.pixels().contains { $0.isRed })
    }

    @Test("A colour that changes every frame does not leave a style sheet for each")
    func many() {
      func name(_ number: Int) -> String? { Tints.name(of: .rgba(0, 0, 0, Double(number) / 100)) }
      let first = name(0)
      var last: String?
      for round in 0..<4 {
        for number in 0..<100 {
          _ = Tints.name(of: .rgba(Double(round) / 4, Double(number) / 100, 0, 1))
          last = name(1)
        }
      }
      #expect(Tints.classes.count <= 256)
      // Entries in use stay; unused ones return later under another name.
      #expect(name(1) == last)
      #expect(name(0) != first)
    }
  }
#endif
