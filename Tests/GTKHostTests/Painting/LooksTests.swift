#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The desktop's look", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct LooksTests {
    /// Whether something darker than a button is drawn in a part of the window.
    private func isMarked(_ rect: CGRect, in fixture: HostFixture) throws -> Bool {
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX) where pixels[x, y].green < 120 { return true }
      }
      return false
    }

    @Test("A row background fills the row's part of its card, and replaces the card")
    func rowBackground() throws {
      let fixture = try HostFixture {
        Form {
          Text("Red").listRowBackground(Color.red)
          Section { Text("Clear").listRowBackground(Color.clear) }
        }
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      let red = try #require(fixture.frame(ofText: "Red"))
      let middle = Int(red.midY)
      #expect(!pixels[Int(red.minX) - 20, middle].isRed)
      #expect(pixels[Int(red.minX) - 6, middle].isRed)
      // Next to a rounded corner.
      let row = try #require(fixture.host.tree.root.firstRow).absoluteFrame
      #expect(!pixels[Int(red.minX) - 11, Int(row.minY) + 1].isRed)
      #expect(pixels[Int(red.midX), Int(row.minY) + 1].isRed)
      let clear = try #require(fixture.frame(ofText: "Clear"))
      let inside = pixels[Int(clear.minX) - 6, Int(clear.midY)]
      let outside = pixels[Int(clear.minX) - 20, Int(clear.midY)]
      #expect(inside.red == outside.red && inside.blue == outside.blue)
    }

    @Test("Parts of a row's background reach the card's edges, and its corners cut them")
    func rowBackgroundOfParts() throws {
      let fixture = try HostFixture {
        Form {
          Text("Parts").listRowBackground(
            HStack(spacing: 0) {
              Color.white
              Color.red.frame(width: 6)
            })
        }
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      let row = try #require(fixture.host.tree.root.firstRow).absoluteFrame
      let (edge, middle) = (Int(row.maxX) - 12, Int(row.midY))
      #expect(!pixels[edge + 3, middle].isRed)
      #expect(pixels[edge - 3, middle].isRed)
      #expect(!pixels[edge - 9, middle].isRed)
      #expect(!pixels[edge - 1, Int(row.minY) + 1].isRed)
    }

    @Test("A month's days are squares, and the chosen one has a round mark")
    func month() throws {
      let date = Date(timeIntervalSince1970: 1_793_965_290)  // November 6, 2026
      let fixture = try HostFixture {
        DatePicker("Day", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.graphical)
          .tint(.red)
          .environment(\.timeZone, .gmt)
          .environment(\.locale, Locale(identifier: "en_US"))
      }
      let days = fixture.nativeWidgets(ButtonWidget.self).compactMap { fixture.host.tree[$0.id] }
        .filter { $0.spokenLabel.contains("November") }
      #expect(days.count == 30)
      #expect(days.allSatisfy { $0.frame.size == CGSize(width: 32, height: 32) })
      let chosen = try #require(days.first { $0.content.traits.contains(.selected) }).absoluteFrame
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      #expect(pixels[Int(chosen.midX), Int(chosen.minY) + 3].isRed)
      #expect(pixels[Int(chosen.minX) + 3, Int(chosen.midY)].isRed)
      #expect(!pixels[Int(chosen.minX) + 2, Int(chosen.minY) + 2].isRed)
    }

    struct Name: Identifiable { let id: String }

    @Test("A selected table row is marked as wide as its focus ring")
    func selectedRow() throws {
      let fixture = try HostFixture {
        Table([Name(id: "One"), Name(id: "Two")], selection: .constant("One")) {
          TableColumn("Name", value: \.id)
        }
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      let row = try #require(fixture.host.tree.root.firstRow).selectedRow
      let widget = try #require(fixture.host.nativeWidgets[row.id]?.widget)
      let frame = row.absoluteFrame
      #expect(widget.width == frame.width)
      let middle = pixels[Int(frame.midX), Int(frame.midY)]
      for x in [frame.minX + 1, frame.maxX - 2] {
        let edge = pixels[Int(x), Int(frame.midY)]
        #expect(edge.red == middle.red && edge.blue == middle.blue)
      }
      let other = pixels[Int(frame.midX), Int(frame.maxY + frame.height / 2)]
      #expect(other.red != middle.red)
    }

    @Test(
      "A menu's mark is at the trailing edge",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func menuMark(direction: LayoutDirection) throws {
      let fixture = try HostFixture {
        Menu("More") { Button("One") {} }.environment(\.layoutDirection, direction)
      }
      let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first)
      let frame = try #require(fixture.host.tree[button.id]).absoluteFrame
      let width: CGFloat = 16
      let left = CGRect(x: frame.minX + 14, y: frame.minY + 8, width: width, height: 18)
      let right = CGRect(x: frame.maxX - 30, y: frame.minY + 8, width: width, height: 18)
      let (end, label) = direction == .leftToRight ? (right, left) : (left, right)
      let text = try #require(fixture.frame(ofText: "More"))
      #expect(!text.intersects(end) && text.intersects(label))
      #expect(try isMarked(end, in: fixture))
    }

    @Test(
      "A link's mark in a list points to the trailing edge",
      arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func linkMark(direction: LayoutDirection) throws {
      let fixture = try HostFixture {
        NavigationStack { List { NavigationLink("There") { Text("Here") } } }
          .environment(\.layoutDirection, direction)
      }
      let symbol = direction == .leftToRight ? "chevron.right" : "chevron.left"
      // Pango mirrors a sign between letters once more.
      #expect(!fixture.texts.contains { $0 == "›" || $0 == "‹" })
      let isShown = fixture.frame {
        if case .image(let image) = $0.leaf, case .symbol(let name) = image.source {
          return name == symbol || direction == .leftToRight && name == "chevron.forward"
        }
        return false
      }
      #expect(isShown != nil)
    }

    @Test("Boxed lists are no wider than is easy to read, in the middle of their window")
    func widest() throws {
      let fixture = try HostFixture(width: 1200, height: 500) {
        Form {
          LabeledContent("Colour", value: "red")
          LabeledContent("Shape", value: "round")
        }
      }
      let label = try #require(fixture.frame(ofText: "Colour"))
      let value = try #require(fixture.frame(ofText: "red"))
      #expect(value.maxX - label.minX <= 600)
      #expect(abs((label.minX + value.maxX) / 2 - fixture.host.canvas.width / 2) < 2)
    }

    struct Colors: View {
      var body: some View {
        NavigationStack {
          List(["red", "green"], id: \.self) { LabeledContent($0, value: "of \($0)") }
            .navigationTitle("Colours")
        }
      }
    }

    @Test("They do not get wider in a window that gets wider")
    func widened() throws {
      let fixture = try HostFixture(width: 480, height: 400) { Colors() }
      fixture.host.windowResized(fixture.firstWindow, to: CGSize(width: 1200, height: 400))
      fixture.host.settle()
      let label = try #require(fixture.frame(ofText: "red"))
      let value = try #require(fixture.frame(ofText: "of red"))
      #expect(value.maxX > 700)
      #expect(value.maxX - label.minX <= 600)
    }

    @Test("In a narrow window they take the full width")
    func narrow() throws {
      let fixture = try HostFixture(width: 360, height: 400) {
        Form { LabeledContent("Colour", value: "red") }
      }
      let label = try #require(fixture.frame(ofText: "Colour"))
      let value = try #require(fixture.frame(ofText: "red"))
      #expect(value.maxX - label.minX > 300)
    }

    @Test("A list whose first section has no header begins like one without sections")
    func firstSection() throws {
      func place(_ rows: some View) throws -> CGFloat {
        let fixture = try HostFixture { List { rows } }
        return try #require(fixture.frame(ofText: "one")).minY
      }
      let plain = try place(Text("one"))
      #expect(try place(Section { Text("one") }) == plain)
      #expect(try place(ForEach(0..<2) { _ in Section { Text("one") } }) > plain)
      #expect(try place(Section("Head") { Text("one") }) > plain)
    }

    struct Added: View {
      @State private var isThere = false
      var body: some View {
        VStack {
          Button("Add") { isThere = true }
          List {
            if isThere { Text("before") }
            Section { Text("one") }
          }
        }
      }
    }

    @Test("It is separated from what comes before it later")
    func laterFirst() throws {
      let fixture = try HostFixture { Added() }
      fixture.press(try #require(fixture.button("Add")))
      let before = try #require(fixture.frame(ofText: "before"))
      let one = try #require(fixture.frame(ofText: "one"))
      #expect(one.minY - before.maxY > 30)
    }

    struct PictureButtons: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            HStack {
              Button("Down", systemImage: "minus") {}.labelStyle(.iconOnly)
              Button("Word") {}
            }
            .navigationTitle("Here")
            .toolbar { Button("New", systemImage: "plus") {} }
          }
        }
      }
    }

    @Test("A button with only a picture is as wide as it is high")
    func pictureButtons() throws {
      let fixture = try HostFixture(app: PictureButtons.self)
      for name in ["Down", "New"] {
        let widget = try #require(fixture.button(name))
        let frame = try #require(
          fixture.host.nodesOfWidgets[widget].flatMap { fixture.host.tree[$0] }
        )
        .absoluteFrame
        #expect(frame.width == frame.height)
        // The size that GTK allocated: its own minimum width is no larger.
        #expect(gtk_widget_get_allocated_width(widget) == Int32(frame.width))
      }
    }

    struct SurfaceButtons: View {
      @State private var isFilled = true
      var body: some View {
        VStack {
          Button("words") { isFilled.toggle() }
          Button {
          } label: {
            Text("card").frame(width: 100, height: 40).background {
              if isFilled { Color.blue }
            }
          }
          Button {
          } label: {
            Circle().fill(.red).frame(width: 40, height: 40).overlay(Text("round"))
          }
          Button {
          } label: {
            ZStack {
              Capsule().stroke()
              Text("line")
            }
            .frame(width: 100, height: 40)
          }
          Button {
          } label: {
            Text("badge").overlay(alignment: .topTrailing) {
              Circle().fill(.red).frame(width: 6, height: 6)
            }
          }
          Button {
          } label: {
            Text("read").background(GeometryReader { _ in Color.clear })
          }
          Button {
          } label: {
            Text("busy").frame(width: 100, height: 40)
              .background { EmptyView() }
              .overlay { if isFilled { ProgressView() } }
          }
          Button {
          } label: {
            Capsule().frame(width: 20, height: 20)
            Text("row")
          }
          Button {
          } label: {
            Chip(title: "chip")
          }
          Button {
          } label: {
            AnyView(Text("any").padding().background(.green, in: Capsule()))
          }
          Button {
          } label: {
            Text("modified").modifier(Rounded())
          }
          Button {
          } label: {
            Text("tab").background(isFilled ? Color.clear : .blue)
          }
          Button {
          } label: {
            Text("styled").padding().background(.green)
          }
          .buttonStyle(.automatic)
          Button {
          } label: {
            Text("bordered").padding().background(.green)
          }
          .buttonStyle(.bordered)
        }
      }
    }

    struct Chip: View {
      let title: String
      var body: some View { Text(title).padding(4).background(Capsule().stroke().padding(1)) }
    }

    struct Rounded: ViewModifier {
      func body(content: Content) -> some View {
        content.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue))
      }
    }

    @Test("A button whose label has a surface of its own has no second one round it (S14.27)")
    func surfaces() throws {
      let fixture = try HostFixture { SurfaceButtons() }
      func isBare(_ name: String) -> Bool {
        fixture.button(name).map { gtk_widget_has_css_class($0, "bare") != 0 } ?? false
      }
      func frame(_ name: String) throws -> CGRect {
        let widget = try #require(fixture.button(name))
        return try #require(fixture.host.nodesOfWidgets[widget].flatMap { fixture.host.tree[$0] })
          .absoluteFrame
      }
      let bare = ["card", "round", "line", "chip", "any", "modified", "tab", "styled"]
      let usual = ["words", "badge", "read", "busy", "row", "bordered"]
      func checkAll() {
        for name in bare { #expect(isBare(name), "\(name)") }
        for name in usual { #expect(!isBare(name), "\(name)") }
      }
      checkAll()
      #expect(try frame("card").size == CGSize(width: 100, height: 40))
      #expect(try frame("round").size == CGSize(width: 40, height: 40))
      // The surface may come and go, as that of a chosen tab does.
      fixture.press(try #require(fixture.button("words")))
      fixture.host.settle()
      checkAll()
      #expect(try frame("card").size == CGSize(width: 100, height: 40))
    }

    @Test("Buttons side by side are equally high, whatever the script of their labels")
    func scripts() throws {
      let fixture = try HostFixture {
        HStack {
          Button("Kyoto") {}
          Button("京都") {}
          Button("💡") {}
        }
      }
      let frames = ["Kyoto", "京都", "💡"].map { name in
        fixture.button(name).flatMap { fixture.host.nodesOfWidgets[$0] }
          .flatMap { fixture.host.tree[$0] }?.absoluteFrame ?? .null
      }
      #expect(Set(frames.map(\.height)).count == 1)
      for (frame, name) in zip(frames, ["Kyoto", "京都", "💡"]) {
        let text = try #require(fixture.frame(ofText: name))
        #expect(frame.contains(text))
        #expect(abs(text.midY - frame.midY) <= 1)
      }
    }

    @Test("So they are with large fonts, which need room above and below")
    func largeScripts() throws {
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      let usual = kumiki_get_int(settings, "gtk-xft-dpi")
      defer { kumiki_set_int(settings, "gtk-xft-dpi", usual) }
      kumiki_set_int(settings, "gtk-xft-dpi", usual * 7 / 4)
      let fixture = try HostFixture {
        HStack {
          Button("Kyoto") {}
          Button("京都") {}
        }
      }
      let frames = ["Kyoto", "京都"].compactMap { name in
        fixture.button(name).flatMap { fixture.host.nodesOfWidgets[$0] }
          .flatMap { fixture.host.tree[$0] }?.absoluteFrame
      }
      try #require(frames.count == 2)
      #expect(frames[0].height == frames[1].height)
      #expect(frames[0].height >= (try #require(fixture.frame(ofText: "Kyoto"))).height + 8)
    }

    @Test("A card is unchanged when the views on it are disabled")
    func disabledRow() throws {
      let fixture = try HostFixture {
        Form {
          Text("On")
          Button("Off") {}.disabled(true)
        }
      }
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      cairo_surface_flush(surface)
      let data = try #require(cairo_image_surface_get_data(surface))
      let stride = Int(cairo_image_surface_get_stride(surface))
      func opacity(besides text: String) throws -> UInt8 {
        let frame = try #require(fixture.frame(ofText: text))
        return data[Int(frame.midY) * stride + Int(frame.maxX + 60) * 4 + 3]
      }
      #expect(try opacity(besides: "Off") == opacity(besides: "On"))
    }

    struct Editors: View {
      @State private var text = ""
      var body: some View {
        VStack {
          TextEditor(text: $text).accessibilityLabel("page")
          TextEditor(text: $text).textEditorStyle(.plain).accessibilityLabel("plain")
          TextEditor(text: $text).scrollContentBackground(.hidden)
          TextField("field", text: $text, axis: .vertical)
          Form { TextEditor(text: $text).accessibilityLabel("row") }
        }
      }
    }

    @Test(
      "A text is drawn on paper, in a boxed list on the card, in a field on the field's background"
    )
    func editors() throws {
      let fixture = try HostFixture { Editors() }
      let classes: [String] = ["page", "groundless", "field"]
      let backgrounds = try fixture.nativeWidgets(EditorWidget.self).map { native in
        let frame = try #require(native.widget.first(of: gtk_scrolled_window_get_type()))
        return classes.filter { name in gtk_widget_has_css_class(frame, name) != 0 }
      }
      #expect(backgrounds == [["page"], ["groundless"], ["groundless"], ["field"], ["groundless"]])
    }

    @Test("An unavailable view has its symbol above the title, in the middle")
    func emptyScreen() throws {
      let fixture = try HostFixture {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Later."))
      }
      var symbol: CGRect?
      fixture.host.tree.root.forEachNode {
        if case .image = $0.content.leaf { symbol = $0.absoluteFrame }
      }
      let picture = try #require(symbol)
      let title = try #require(fixture.frame(ofText: "No Mail"))
      let words = try #require(fixture.frame(ofText: "Later."))
      #expect(picture.maxY <= title.minY && title.maxY <= words.minY)
      #expect(picture.height >= 40)
      #expect(abs(picture.midX - title.midX) <= 1 && abs(words.midX - title.midX) <= 1)
    }

    struct Filling: View {
      @State private var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name)
          Text("Other")
        }
      }
    }

    @Test("The focus ring surrounds the row that contains a field")
    func ringOfField() throws {
      let fixture = try HostFixture { Filling() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      let row = try #require(fixture.host.tree[field.id]?.nearest { $0.content.role == .row })
      let frame = row.absoluteFrame.insetBy(dx: row.cardMargin, dy: 0)
      func edge() throws -> Pixels.Color {
        let picture = try fixture.paint()
        defer { cairo_surface_destroy(picture) }
        return Pixels(picture)[Int(frame.minX) + 1, Int(frame.midY)]
      }
      fixture.host.clearFocus()
      fixture.host.settle()
      let before = try edge()
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      let after = try edge()
      #expect(after.blue > after.red && Int(before.red) - Int(after.red) > 40)
    }

    @Test("A field is as high as a button beside it, with larger fonts too")
    func equallyHigh() throws {
      let settings = UnsafeMutableRawPointer(gtk_settings_get_default())
      let usual = kumiki_get_int(settings, "gtk-xft-dpi")
      defer { kumiki_set_int(settings, "gtk-xft-dpi", usual) }
      for dpi in [usual, usual * 7 / 4] {
        kumiki_set_int(settings, "gtk-xft-dpi", dpi)
        let fixture = try HostFixture {
          HStack {
            TextField("Name", text: .constant(""))
            Button("Add") {}
          }
        }
        let field = try #require(fixture.nativeWidgets(EntryWidget.self).first?.owner)
        let button = try #require(fixture.nativeWidgets(ButtonWidget.self).first?.owner)
        #expect(field.absoluteFrame.height == button.absoluteFrame.height)
      }
    }
  }

  extension HostTree.Node {
    fileprivate var firstRow: HostTree.Node? {
      content.role == .row ? self : children.lazy.compactMap(\.firstRow).first
    }
  }
#endif
