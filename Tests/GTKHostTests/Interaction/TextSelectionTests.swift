#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Selecting texts in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TextSelectionTests {
    struct Order: View {
      @State private var note = "Ring twice"
      @State private var taps = 0

      var body: some View {
        VStack(alignment: .leading) {
          Text("Order of Monday")
          Text("Number A-4711 of Ada").textSelection(.enabled)
          Text("注文は").foregroundStyle(.red) + Text("四七一一です").bold()
          TextField("Note", text: $note)
          Text("taps \(taps)").onTapGesture { taps += 1 }
          Button("Number of a button") { taps += 10 }
        }
        .textSelection(.enabled)
      }
    }

    private let number = "Number A-4711 of Ada"

    /// Returns the text on the clipboard, or on that of the middle button.
    private func clipboard(_ host: GTKHost, isPrimary: Bool = false) -> String? {
      let clipboard =
        isPrimary
        ? gtk_widget_get_primary_clipboard(host.canvas) : gtk_widget_get_clipboard(host.canvas)
      guard gdk_clipboard_is_local(clipboard) != 0,
        let content = gdk_clipboard_get_content(clipboard)
      else { return nil }
      var value = GValue()
      g_value_init(&value, GType(16 << 2))
      defer { g_value_unset(&value) }
      guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
      return g_value_get_string(&value).map { String(cString: $0) }
    }

    /// Returns the point before some letters of a text.
    private func place(_ fixture: HostFixture, _ text: String, before letters: String = "") throws
      -> CGPoint
    {
      let frame = try #require(fixture.frame(ofText: text))
      let host = fixture.host
      var content: TextContent?
      host.tree.root.forEachNode {
        if case .text(let own) = $0.content.leaf, own.string == text { content = own }
      }
      let start = letters.isEmpty ? text.endIndex : try #require(text.range(of: letters)).lowerBound
      let offset = text.distance(from: text.startIndex, to: start)
      let paragraph = host.paragraph(of: try #require(content), in: frame.size)
      let area = paragraph.areas(of: 0..<offset, in: text).last
      return CGPoint(x: frame.minX + (area?.maxX ?? 0), y: frame.midY)
    }

    private func drag(_ fixture: HostFixture, from start: CGPoint, to end: CGPoint) {
      let host = fixture.host
      host.pointer.pressCount = 1
      _ = host.press(at: start, on: host.mainSurface)
      host.moved(to: CGPoint(x: (start.x + end.x) / 2, y: start.y), on: host.mainSurface)
      host.moved(to: end, on: host.mainSurface)
      host.release(at: end, on: host.mainSurface)
      host.settle()
    }

    private func press(_ fixture: HostFixture, _ key: Int32, _ held: GdkModifierType...) -> Bool {
      let modifiers = held.reduce(0) { $0 | $1.rawValue }
      defer { fixture.host.settle() }
      return fixture.host.press(guint(key), GdkModifierType(modifiers))
    }

    @Test("Dragging selects letters; Control-C copies them, and the middle button pastes them")
    func dragging() throws {
      let fixture = try HostFixture { Order() }
      let host = fixture.host
      try drag(
        fixture, from: place(fixture, number, before: "A-47"),
        to: place(fixture, number, before: " of"))
      #expect(host.selectedText?.letters == "A-4711")
      #expect(clipboard(host, isPrimary: true) == "A-4711")
      #expect(press(fixture, GDK_KEY_c, GDK_CONTROL_MASK))
      #expect(clipboard(host) == "A-4711")
      // Backwards, beyond the text's corner.
      try drag(fixture, from: place(fixture, number, before: "A-47"), to: CGPoint(x: 0, y: 0))
      #expect(host.selectedText?.letters == "Number ")
      // A press elsewhere ends the selection.
      fixture.click(at: CGPoint(x: 5, y: 5))
      #expect(host.selectedText == nil && !press(fixture, GDK_KEY_c, GDK_CONTROL_MASK))
    }

    @Test("A double click selects a word, a triple click the line; Shift and keys extend")
    func clicks() throws {
      let fixture = try HostFixture { Order() }
      let host = fixture.host
      var place = try place(fixture, number, before: "4711")
      place.x += 2
      func click(_ count: Int, _ held: KeyStroke.Modifiers = []) {
        host.pointer.pressCount = count
        fixture.click(at: place, held)
      }
      click(1)
      #expect(host.selectedText != nil && host.selectedText?.letters == nil)
      click(2)
      #expect(host.selectedText?.letters == "4711")
      click(3)
      #expect(host.selectedText?.letters == number)
      click(1)
      place = try self.place(fixture, number)
      place.x -= 1
      click(1, .shift)
      #expect(host.selectedText?.letters == "4711 of Ada")
      #expect(press(fixture, GDK_KEY_Left, GDK_SHIFT_MASK))
      #expect(host.selectedText?.letters == "4711 of Ad")
      #expect(press(fixture, GDK_KEY_Left, GDK_SHIFT_MASK, GDK_CONTROL_MASK))
      #expect(host.selectedText?.letters == "4711 of ")
      #expect(press(fixture, GDK_KEY_a, GDK_CONTROL_MASK))
      #expect(host.selectedText?.letters == number)
      #expect(clipboard(host, isPrimary: true) == number)
    }

    @Test("Selection in runs of several styles, in Japanese, and in right-to-left text")
    func scripts() throws {
      let japanese = "注文は四七一一です"
      let fixture = try HostFixture {
        VStack {
          Text("注文は").foregroundStyle(.red) + Text("四七一一です").bold()
          Text("طلب رقم أربعة")
        }
        .textSelection(.enabled)
      }
      let host = fixture.host
      try drag(
        fixture, from: place(fixture, japanese, before: "文は"),
        to: place(fixture, japanese, before: "一です"))
      #expect(host.selectedText?.letters == "文は四七一")
      let arabic = try #require(fixture.frame(ofText: "طلب رقم أربعة"))
      drag(
        fixture, from: CGPoint(x: arabic.maxX - 1, y: arabic.midY),
        to: CGPoint(x: arabic.midX, y: arabic.midY))
      #expect(host.selectedText?.letters?.hasPrefix("طلب") == true)
      let count = host.selectedText?.letters?.count ?? 0
      #expect(press(fixture, GDK_KEY_Left, GDK_SHIFT_MASK))
      #expect(host.selectedText?.letters?.count == count + 1)
    }

    @Test("Selecting takes the focus from a field, and the selection ends when the focus moves on")
    func focus() throws {
      let fixture = try HostFixture { Order() }
      let host = fixture.host
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      host.settle()
      try drag(fixture, from: place(fixture, number, before: "A-47"), to: place(fixture, number))
      #expect(fixture.focused == number)
      gtk_widget_grab_focus(field.input)
      host.settle()
      #expect(host.selectedText == nil)
      // The tab key does not stop at it.
      var stops: [String] = []
      for _ in 0..<4 {
        _ = gtk_widget_child_focus(host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
        host.settle()
        stops.append(fixture.focused)
      }
      #expect(!stops.contains(number))
    }

    @Test(
      "Tap gestures and buttons keep their clicks; dragging on a text with a tap gesture selects")
    func taps() throws {
      let fixture = try HostFixture { Order() }
      let host = fixture.host
      host.pointer.pressCount = 1
      try fixture.click("taps 0")
      #expect(fixture.texts.contains("taps 1") && host.selectedText?.letters == nil)
      try drag(
        fixture, from: place(fixture, "taps 1", before: "taps"), to: place(fixture, "taps 1"))
      #expect(host.selectedText?.letters == "taps 1" && fixture.texts.contains("taps 1"))
      try drag(
        fixture, from: place(fixture, "Number of a button", before: "of"),
        to: place(fixture, "Number of a button"))
      #expect(host.selectedText == nil)
    }

    struct Rows: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        Text(verbatim: "chosen \(chosen.sorted().joined(separator: " "))")
        List(["First row", "Second row"], id: \.self, selection: $chosen) {
          Text($0).textSelection(.enabled)
        }
      }
    }

    @Test("In a list, a click selects the row, a drag letters, a double click a word")
    func rows() throws {
      let fixture = try HostFixture { Rows() }
      let host = fixture.host
      host.pointer.pressCount = 1
      try fixture.click("First row")
      #expect(fixture.texts.contains("chosen First row") && host.selectedText == nil)
      try drag(
        fixture, from: place(fixture, "Second row", before: "Second"),
        to: place(fixture, "Second row", before: " row"))
      #expect(host.selectedText?.letters == "Second" && fixture.texts.contains("chosen First row"))
      #expect(press(fixture, GDK_KEY_c, GDK_CONTROL_MASK))
      #expect(clipboard(host) == "Second")
      host.pointer.pressCount = 2
      try fixture.click("Second row")
      #expect(["Second", "row"].contains(host.selectedText?.letters))
    }

    @Test("Selected letters keep their colours, on the selection's colour")
    func painting() throws {
      func dark(_ fixture: HostFixture) throws -> Int {
        try fixture.painted { $0.red < 70 && $0.blue < 110 }
      }
      let fixture = try HostFixture { Text("Letters").textSelection(.enabled) }
      let before = try dark(fixture)
      #expect(try fixture.painted { $0.blue > 200 && $0.red < 200 } == 0)
      try drag(
        fixture, from: place(fixture, "Letters", before: "Letters"), to: place(fixture, "Letters"))
      #expect(try fixture.painted { $0.blue > 200 && $0.red < 200 } > 100)
      #expect(try abs(before - dark(fixture)) < before / 2)
      fixture.click(at: CGPoint(x: 5, y: 5))
      #expect(try fixture.painted { $0.blue > 200 && $0.red < 200 } == 0)
    }

    @Test("The right button offers to copy the word, or the selection")
    func menu() throws {
      let fixture = try HostFixture { Order() }
      let host = fixture.host
      var place = try place(fixture, number, before: "4711")
      place.x += 2
      func choose(_ title: String) throws {
        #expect(host.openActions(at: place, on: host.mainSurface))
        let popover = try #require(host.canvas.first(of: gtk_popover_get_type()))
        let items = popover.all(of: gtk_button_get_type())
        let item = try #require(
          items.first { gtk_button_get_label($0.to()).map { String(cString: $0) } == title })
        fixture.press(item)
        fixture.rest()
      }
      try choose("Copy")
      #expect(clipboard(host) == "4711")
      try choose("Select All")
      try choose("Copy")
      #expect(clipboard(host) == number)
      // In another text: the former selection is no longer painted.
      let selected = try fixture.painted { $0.blue > 200 && $0.red < 200 }
      let other = try #require(fixture.frame(ofText: "Order of Monday"))
      #expect(host.openActions(at: CGPoint(x: other.minX + 8, y: other.midY), on: host.mainSurface))
      #expect(host.selectedText?.letters == "Order")
      #expect(try fixture.painted { $0.blue > 200 && $0.red < 200 } < selected)
    }
  }

  extension HostFixture {
    /// The number of pixels of a colour.
    fileprivate func painted(_ matches: (Pixels.Color) -> Bool) throws -> Int {
      let pixels = Pixels(try paint())
      var count = 0
      for x in 0..<480 { for y in 0..<360 where matches(pixels[x, y]) { count += 1 } }
      return count
    }
  }

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    fileprivate func all(of type: GType) -> [Widget] {
      parts.flatMap { part in
        (g_type_check_instance_is_a(part.to(), type) != 0 ? [part] : []) + part.all(of: type)
      }
    }
  }
#endif
