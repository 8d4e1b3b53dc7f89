#if GTK
  import CAdw
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Drop-downs", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct DropDownTests {
    struct Sizes: View {
      let count: Int
      @State var size: Int
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(0..<count, id: \.self) { Text(count == 1 ? "S" : "Size \($0)") }
        }
        .pickerStyle(.menu)
      }
    }

    /// The label of the focused option in the list that a drop-down opens.
    private func keyed(
      _ fixture: HostFixture, typing keys: [Int32] = [], choosing isChosen: Bool = false
    ) throws -> String? {
      let native = try #require(fixture.nativeWidgets(DropDownWidget.self).first)
      let button = try #require(gtk_widget_get_first_child(native.widget))
      gtk_widget_grab_focus(native.widget)
      gtk_toggle_button_set_active(button.to(), 1)
      fixture.rest()
      for key in keys { _ = native.type(UInt32(key)) }
      if !keys.isEmpty { fixture.rest() }
      defer {
        gtk_toggle_button_set_active(button.to(), 0)
        fixture.rest()
      }
      let focused = gtk_window_get_focus(fixture.host.window.to())
      defer { if isChosen, let focused { gtk_widget_activate(focused) } }
      return focused.flatMap(words)
    }

    /// The first visible text in a widget.
    private func words(_ widget: Widget) -> String? {
      if g_type_check_instance_is_a(widget.to(), gtk_label_get_type()) != 0 {
        return String(cString: gtk_label_get_text(widget.opaque))
      }
      return widget.parts.lazy.compactMap(words).first
    }

    @Test("A drop-down's list opens with the keyboard on the chosen option")
    func chosen() throws {
      let fixture = try HostFixture { Sizes(count: 5, size: 3) }
      #expect(try keyed(fixture) == "Size 3")
    }

    @Test("The same in a long list, which is scrolled there")
    func far() throws {
      let fixture = try HostFixture { Sizes(count: 900, size: 800) }
      #expect(try keyed(fixture) == "Size 800")
    }

    struct Codes: View {
      let codes: [String]
      var onChoose: (String) -> Void = { _ in }
      @State private var code = ""
      var body: some View {
        Picker("Code", selection: $code) { ForEach(codes, id: \.self) { Text($0) } }
          .pickerStyle(.menu)
          .onAppear { code = codes[0] }
          .onChange(of: code) { onChoose(code) }
      }
    }

    @Test("What is typed in the open list leads to the option that begins so, however far it is")
    func typing() throws {
      let fixture = try HostFixture { Codes(codes: ["JPY — Yen", "EGP — Pound", "EUR — Euro"]) }
      #expect(try keyed(fixture, typing: [GDK_KEY_e, GDK_KEY_u]) == "EUR — Euro")
      // What was typed is forgotten when the list closes.
      #expect(try keyed(fixture, typing: [GDK_KEY_e]) == "EGP — Pound")
      #expect(try keyed(fixture, typing: [GDK_KEY_x]) == "JPY — Yen")
      let many = try HostFixture { Codes(codes: (0..<900).map { "N\($0)" }) }
      let keys = [GDK_KEY_n, GDK_KEY_7, GDK_KEY_7, GDK_KEY_1]
      #expect(try keyed(many, typing: keys) == "N771")
    }

    @Test("Return chooses the option that was found by typing")
    func choosing() throws {
      var chosen: [String] = []
      let codes = ["JPY — Yen", "EGP — Pound", "EUR — Euro"]
      let fixture = try HostFixture { Codes(codes: codes) { chosen.append($0) } }
      _ = try keyed(fixture, typing: [GDK_KEY_e, GDK_KEY_u], choosing: true)
      fixture.rest()
      #expect(chosen.last == "EUR — Euro")
    }

    @Test("A drop-down without a choice has room for the prompt")
    func nothingChosen() throws {
      let fixture = try HostFixture { Sizes(count: 1, size: 9).labelsHidden().fixedSize() }
      let native = try #require(fixture.nativeWidgets(DropDownWidget.self).first)
      let frame = try #require(fixture.frame { !$0.options.isEmpty && $0.leaf == .control })
      #expect(frame.width >= native.naturalSize.width)
    }
  }
#endif
