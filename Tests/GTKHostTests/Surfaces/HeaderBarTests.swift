#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("The header bar", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct HeaderBarTests {
    struct Parks: View {
      @State private var search = ""
      @State private var pressed = ""
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Sarek") {
              Text("A park in Lapland").navigationTitle("Sarek")
            }
            Text("pressed: \(pressed)")
          }
          .navigationTitle("Parks")
          .searchable(text: $search)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { pressed = "edit" } }
            ToolbarItem(placement: .primaryAction) { Button("Add") { pressed = "add" } }
          }
        }
      }
    }

    private func ends(_ native: HeaderWidget) -> Bool {
      adw_header_bar_get_show_end_title_buttons(native.background!.opaque) != 0
    }

    @Test("A stack's bar is the window's header bar: title in the middle, items at its sides")
    func bar() throws {
      let fixture = try HostFixture { Parks() }
      let native = try #require(fixture.nativeWidgets(HeaderWidget.self).first)
      #expect(ends(native))
      let bar = try #require(fixture.host.tree[native.id]).absoluteFrame
      #expect(bar.minY == 0)
      #expect(bar.width == fixture.host.canvas.width)
      let title = try #require(fixture.frame(ofText: "Parks"))
      #expect(abs(title.midX - bar.midX) < 2)
      #expect(try #require(fixture.frame(ofText: "Edit")).midX < title.minX)
      let add = try #require(fixture.frame(ofText: "Add"))
      #expect(add.minX > title.maxX)
      // The corner is the window's.
      #expect(add.maxX < bar.maxX - 30)
    }

    struct Colored: View {
      let isColored: Bool

      var body: some View {
        NavigationStack {
          Text("Content")
            .navigationTitle("Rings")
            .toolbarBackground(isColored ? .visible : .hidden, for: .navigationBar)
            .toolbarBackground(.blue, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
      }
    }

    @Test("A background set by the app is visible in the header bar", arguments: [true, false])
    func background(isColored: Bool) throws {
      let fixture = try HostFixture { Colored(isColored: isColored) }
      let native = try #require(fixture.nativeWidgets(HeaderWidget.self).first)
      #expect((gtk_widget_has_css_class(native.background!, "flat") != 0) == isColored)
      // Near the window's corner.
      let shown = try fixture.pixels()[20 - 140, 20 - 80]
      #expect((shown.blue > 180 && shown.red < 120) == isColored)
    }

    @Test("Items perform their actions, and Back goes back")
    func navigating() throws {
      let fixture = try HostFixture { Parks() }
      fixture.press(try #require(fixture.button("Add")))
      #expect(fixture.texts.contains("pressed: add"))
      fixture.press(try #require(fixture.button("Sarek")))
      #expect(fixture.texts.contains("A park in Lapland"))
      fixture.press(try #require(fixture.button("Back")))
      #expect(!fixture.texts.contains("A park in Lapland"))
    }

    @Test("The tab key reaches the bar's items, and arrow keys move between them")
    func keys() throws {
      let fixture = try HostFixture { Parks() }
      fixture.rest()
      var reached: [String] = []
      for _ in 0..<8 {
        _ = gtk_widget_child_focus(fixture.host.canvas, GTK_DIR_TAB_FORWARD)
        fixture.host.settle()
        reached.append(fixture.focused)
      }
      #expect(reached.contains("Edit"))
      #expect(reached.contains("Sarek"))
      var isThere = false
      for _ in 0..<8 where !isThere {
        _ = gtk_widget_child_focus(fixture.host.canvas, GTK_DIR_TAB_BACKWARD)
        fixture.host.settle()
        isThere = fixture.focused == "Edit"
      }
      #expect(isThere)
      _ = gtk_widget_child_focus(fixture.host.canvas, GTK_DIR_RIGHT)
      fixture.host.settle()
      #expect(fixture.focused == "Add")
    }

    @Test("A search field is the header bar's search entry")
    func searching() throws {
      let fixture = try HostFixture { Parks() }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      #expect(g_type_check_instance_is_a(entry.widget.to(), gtk_search_entry_get_type()) != 0)
      let bar = try #require(
        fixture.nativeWidgets(HeaderWidget.self).first.flatMap { fixture.host.tree[$0.id] })
      let frame = try #require(fixture.host.tree[entry.id]).absoluteFrame
      #expect(frame.minY >= bar.absoluteFrame.maxY)
      #expect(frame.width > 300)
    }

    struct Desk: View {
      @State private var isEditing = false
      var body: some View {
        NavigationStack {
          Button("Below") {}
            .navigationTitle("Desk")
            .searchable(text: .constant(""))
            .toolbar {
              Button("Edit") { isEditing = true }
              Menu("Sort") { Button("By name") {} }
              Button("Write") {}.buttonStyle(.borderedProminent)
              Button("Print") {}.buttonStyle(.bordered)
            }
        }
        .sheet(isPresented: $isEditing) {
          NavigationStack {
            Text("editing").toolbar { Button("Done") {} }
          }
        }
      }
    }

    @Test("Bar buttons have no background unless the app sets one")
    func flat() throws {
      let fixture = try HostFixture(width: 900) { Desk() }
      func isFlat(_ name: String) throws -> Bool {
        let isFlat = fixture.button(name).map { gtk_widget_has_css_class($0, "flat") != 0 }
        return try #require(isFlat as Bool?)
      }
      for name in ["Edit", "Sort"] { #expect(try isFlat(name), "\(name)") }
      for name in ["Below", "Write", "Print"] { #expect(try !isFlat(name), "\(name)") }
      fixture.press(try #require(fixture.button("Edit")))
      // A response button.
      #expect(try !isFlat("Done"))
    }

    @Test("A search field has the usual width of a field, in the middle of its window")
    func searchWidth() throws {
      let fixture = try HostFixture(width: 1200) { Desk() }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      let frame = try #require(fixture.host.tree[entry.id]).absoluteFrame
      #expect(frame.width <= 480)
      #expect(abs(frame.midX - 600) < 2)
    }

    struct Mailbox: View {
      @State private var pressed = "nothing"
      @State private var kind = 0
      var body: some View {
        NavigationStack {
          Text("pressed \(pressed)")
            .navigationTitle("Messages of this year")
            .toolbar {
              ToolbarItem(placement: .navigation) { Button("Accounts") { pressed = "accounts" } }
              ToolbarItem(placement: .topBarLeading) { Button("Filter") { pressed = "filter" } }
              ToolbarItem { Button("Archive") { pressed = "archive" } }
              ToolbarItem { Button("Move to") { pressed = "move" } }
              ToolbarItem { Button("Print") { pressed = "print" } }
              ToolbarItem(placement: .primaryAction) { Button("Write") { pressed = "write" } }
            }
        }
      }
    }

    private static let items = ["Accounts", "Filter", "Archive", "Move to", "Print", "Write"]

    @Test(
      "Bar items that do not fit go to its menu: none is cut, squeezed or overlapped",
      arguments: [300.0, 360, 420, 600, 1000])
    func narrow(width: Double) throws {
      let fixture = try HostFixture(width: width) { Mailbox() }
      fixture.rest()
      let bar = try #require(
        fixture.nativeWidgets(HeaderWidget.self).first.flatMap { fixture.host.tree[$0.id] })
      let inBar = fixture.nativeWidgets(ButtonWidget.self).compactMap { native in
        fixture.host.tree[native.id]
      }.filter { bar.absoluteFrame.contains(CGPoint(x: $0.absoluteFrame.midX, y: 20)) }
      let frames = inBar.map(\.absoluteFrame).sorted { $0.minX < $1.minX }
      for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX) }
      #expect(try #require(frames.last).maxX <= bar.absoluteFrame.maxX - fixture.host.windowButtons)
      var words: [String] = []
      for button in inBar {
        let label = button.spokenLabel
        words.append(label)
        let text = try #require(
          label == "More" ? fixture.frame(ofSymbol: "ellipsis") : fixture.frame(ofText: label))
        #expect(text.minX >= button.absoluteFrame.minX && text.maxX <= button.absoluteFrame.maxX)
        #expect(text.height < 24, "\(label) is broken over lines")
      }
      #expect(words.contains("Accounts"))
      // The main action is the last to give way, just before the shortest title would.
      #expect(words.contains("Write") || (width < 360 && Set(words) == ["Accounts", "More"]))
      #expect(words.contains("More") != Set(Self.items).isSubset(of: words))
      guard words.contains("More") else { return }
      fixture.press(try #require(fixture.button("More")))
      fixture.run(until: { fixture.button("Archive") != nil })
      for item in Self.items { #expect(fixture.button(item) != nil, "\(item) is nowhere") }
      fixture.press(try #require(fixture.button("Archive")))
      fixture.rest()
      #expect(fixture.texts.contains("pressed archive"))
    }

    struct Labelled: View {
      @State private var log = ""
      @State private var isOpen = false
      var body: some View {
        NavigationStack {
          Text("chose \(log)").navigationTitle("Letter")
            .toolbar {
              ToolbarItemGroup {
                Menu("Labels") {
                  Button("Important") { log = "important" }
                  Menu("House") { Button("Cellar") { log = "cellar" } }
                }
                Button("Details") { isOpen = true }
                  .popover(isPresented: $isOpen) { Text("Four pages").padding() }
                Button("Print the letter") {}
                Button("Answer all people") {}
              }
            }
        }
      }
    }

    @Test("What items in the bar's menu open is below the menu's button, to the last level")
    func openedFromMore() throws {
      let fixture = try HostFixture(width: 360) { Labelled() }
      fixture.rest()
      func more() throws -> CGRect {
        try #require(fixture.frame { $0.role == .button && $0.label == "More" })
      }
      func open(_ name: String) throws {
        fixture.press(try #require(fixture.button("More")))
        fixture.run(until: { fixture.button(name) != nil })
        fixture.press(try #require(fixture.button(name)))
      }
      try open("Labels")
      fixture.run(until: { fixture.button("Important") != nil })
      let menu = try #require(fixture.surfaces(PopoverSurface.self).first)
      #expect(try #require(fixture.host.tree[menu.id]?.content.pointsTo) == more())
      fixture.press(try #require(fixture.button("House")))
      fixture.run(until: { fixture.button("Cellar") != nil })
      fixture.press(try #require(fixture.button("Cellar")))
      fixture.run(until: { fixture.surfaces(PopoverSurface.self).isEmpty })
      #expect(fixture.texts.contains("chose cellar"))
      try open("Details")
      fixture.run(until: { fixture.texts.contains("Four pages") })
      let popover = try #require(fixture.surfaces(PopoverSurface.self).first)
      #expect(try #require(fixture.host.tree[popover.id]?.content.pointsTo) == more())
    }

    struct Columns: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var hasTitle = true
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          List(["Inbox", "Sent"], id: \.self) { Text($0) }.navigationTitle("Mail")
        } detail: {
          if hasTitle {
            Text("Nothing chosen").navigationTitle("Letter")
          } else {
            Text("Nothing chosen")
          }
        }
      }
    }

    private func bars(_ fixture: HostFixture) -> [CGRect] {
      fixture.nativeWidgets(HeaderWidget.self).filter {
        gtk_widget_get_child_visible($0.widget) != 0 && (fixture.host.tree[$0.id]?.isSeen ?? false)
      }.map {
        CGRect(
          x: $0.corner.x, y: $0.corner.y, width: $0.widget.width,
          height: CGFloat(gtk_widget_get_height($0.widget)))
      }.sorted { $0.minX < $1.minX }
    }

    @Test("The bars of a split view's columns form a single one", arguments: [true, false])
    func columns(hasTitle: Bool) throws {
      let fixture = try HostFixture(width: 800) { Columns(hasTitle: hasTitle) }
      fixture.rest()
      let bars = bars(fixture)
      #expect(bars.count == 2)
      #expect(bars.first?.minX == 0 && bars.last?.maxX == fixture.host.canvas.width)
      for (bar, next) in zip(bars, bars.dropFirst()) {
        #expect(bar.minY == 0 && next.minY == 0 && bar.height == next.height)
        #expect(next.minX - bar.maxX <= 1)
      }
    }

    @Test("F9 and the button hide and show the sidebar")
    func sidebar() throws {
      let fixture = try HostFixture(width: 800) { Columns() }
      func isShown() -> Bool {
        fixture.rest()
        return fixture.texts.contains("Inbox") && bars(fixture).count == 2
      }
      #expect(isShown())
      #expect(fixture.host.press(UInt32(GDK_KEY_F9), GdkModifierType(0)))
      #expect(!isShown())
      #expect(bars(fixture).first?.minX == 0)
      #expect(fixture.host.press(UInt32(GDK_KEY_F9), GdkModifierType(0)))
      #expect(isShown())
      fixture.press(try #require(fixture.button("Hide Sidebar")))
      #expect(!isShown())
      fixture.press(try #require(fixture.button("Show Sidebar")))
      #expect(isShown())
    }

    @Test("A narrow window shows one column of a split view")
    func oneColumn() throws {
      let fixture = try HostFixture(width: 360) { Columns() }
      fixture.rest()
      #expect(bars(fixture).count == 1)
      #expect(fixture.button("Hide Sidebar") == nil)
    }

    struct Places: View {
      @State private var place = 0
      var body: some View {
        TabView(selection: $place) {
          Tab("Nature", systemImage: "leaf", value: 0) { Parks() }
          Tab("Plain", systemImage: "star", value: 1) { Text("no bar") }
        }
      }
    }

    private func isTabBelow(_ fixture: HostFixture) throws -> Bool {
      let tab = try #require(fixture.frame(ofText: "Plain"))
      return tab.minY > CGFloat(gtk_widget_get_height(fixture.host.canvas)) - 48
    }

    @Test("A page's bar is the window's header bar, and the tabs are below: no second bar on top")
    func tabs() throws {
      let fixture = try HostFixture { Places() }
      func check(_ titles: String...) throws {
        fixture.rest()
        #expect(bars(fixture).count == 1)
        #expect(bars(fixture).first?.minY == 0)
        #expect(gtk_widget_get_visible(fixture.firstWindow.header) == 0)
        #expect(try isTabBelow(fixture))
        for title in titles {
          #expect(try #require(fixture.frame(ofText: title)).maxY < 47)
        }
      }
      try check("Parks", "Edit", "Add")
      fixture.press(try #require(fixture.button("Sarek")))
      try check("Sarek")
      #expect(fixture.texts.contains("A park in Lapland"))
      fixture.press(try #require(fixture.button("Back")))
      try check("Parks", "Edit", "Add")
      // A tab without a bar gets the window's, and the tabs stay.
      let tab = try #require(fixture.button("Plain"))
      fixture.press(tab)
      fixture.rest()
      #expect(fixture.button("Plain") == tab)
      #expect(bars(fixture).isEmpty)
      #expect(gtk_widget_get_visible(fixture.firstWindow.header) != 0)
      #expect(try isTabBelow(fixture))
    }

    @Test("Without a stack, the window has its own header bar")
    func plain() throws {
      let fixture = try HostFixture { Text("alone") }
      #expect(fixture.nativeWidgets(HeaderWidget.self).isEmpty)
      #expect(fixture.host.canvas.width > 0)
      #expect(gtk_widget_get_visible(fixture.firstWindow.header) != 0)
      let other = try HostFixture { Parks() }
      #expect(gtk_widget_get_visible(other.firstWindow.header) == 0)
    }

    struct Details: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Text(isShown ? "shown" : "hidden")
            .toolbar {
              Toggle("Details", systemImage: "info.circle", isOn: $isShown)
              Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)
            }
        }
      }
    }

    @Test("S7.13 A toggle in a bar is a button that stays pressed, unless it has a style")
    func toggleOfBar() throws {
      let fixture = try HostFixture(width: 900) { Details() }
      #expect(fixture.nativeWidgets(SwitchWidget.self).count == 1)
      let button = try #require(fixture.button("Details"))
      #expect(gtk_widget_has_css_class(button, "flat") != 0)
      fixture.press(button)
      #expect(fixture.texts.contains("shown"))
      // The same widget, pressed: another one would lose the focus.
      #expect(fixture.button("Details") == button)
      #expect(gtk_widget_has_css_class(button, "flat") != 0)
      #expect(gtk_widget_has_css_class(button, "suggested-action") == 0)
      #expect(gtk_widget_get_state_flags(button).rawValue & GTK_STATE_FLAG_CHECKED.rawValue != 0)
    }

    struct Mail: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List([1], id: \.self, selection: $chosen) { Text("Box \($0)") }
        } content: {
          List([2], id: \.self, selection: $chosen) { Text("Letter \($0)") }
        } detail: {
          List { Text("Line") }
        }
      }
    }

    @Test("Between two columns there is one line, in their bars as below them")
    func linesOfColumns() throws {
      let fixture = try HostFixture(width: 1000) { Mail() }
      fixture.rest()
      let line = try #require(fixture.frame { $0.role == .divider })
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      for y in [20, 200] {
        let row = (Int(line.midX) - 12..<Int(line.midX) + 12).map { pixels[$0, y] }
        let ground = row[0].red
        #expect(row.filter { $0.red != ground }.count == 1, "\(row.map(\.red)) at \(y)")
      }
    }

    @Test("From right to left, the window's buttons are in the last column's bar, at the left")
    func mirroredColumns() throws {
      let fixture = try HostFixture(width: 1000) {
        NavigationSplitView {
          List { Text("Box") }.navigationTitle("Boxes")
        } detail: {
          Text("Letter").toolbar { Button("Answer") {} }
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
      fixture.rest()
      let bars = fixture.nativeWidgets(HeaderWidget.self)
      let ends = bars.filter {
        adw_header_bar_get_show_end_title_buttons($0.background!.opaque) != 0
      }
      #expect(bars.count == 2)
      #expect(ends.map { fixture.host.tree[$0.id]?.absoluteFrame.minX } == [0])
      #expect(gtk_widget_get_visible(fixture.firstWindow.header) == 0)
      let item = try #require(fixture.frame(ofText: "Answer"))
      #expect(item.minX > fixture.host.windowButtons)
      // The other column's title has the room that it needs no more for the buttons.
      let title = try #require(fixture.frame(ofText: "Boxes"))
      let start = try #require(fixture.frame { $0.role == .divider }).maxX
      #expect(abs(title.midX - (start + 1000) / 2) < 2)
    }

    @Test("What fills a column reaches to the line behind it")
    func roomOfLine() throws {
      let fixture = try HostFixture(width: 1000) {
        NavigationSplitView {
          Color.red
        } detail: {
          Color.blue
        }
      }
      fixture.rest()
      let line = try #require(fixture.frame { $0.role == .divider })
      let surface = try fixture.paint()
      defer { cairo_surface_destroy(surface) }
      let pixels = Pixels(surface)
      #expect(pixels[Int(line.minX) - 1, 200].isRed && !pixels[Int(line.minX), 200].isRed)
      let next = pixels[Int(line.minX) + 1, 200]
      #expect(next.blue > 200 && next.red < 100)
      #expect(line.width == 1)
    }

    @Test("The lists of all columns but the last have sidebar rows")
    func rowsOfColumns() throws {
      let fixture = try HostFixture(width: 1000) { Mail() }
      var styles: [ControlSpec.Style] = []
      fixture.host.tree.root.forEachNode { node in
        if let control = node.content.control, control.kind == .row { styles.append(control.style) }
      }
      #expect(styles.prefix(2).allSatisfy { $0 == .sidebar })
      #expect(styles.count == 3 && styles[2] != .sidebar)
    }
  }
#endif
