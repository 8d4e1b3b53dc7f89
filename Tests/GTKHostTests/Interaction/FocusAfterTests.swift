#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Where the focus moves afterwards", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct FocusAfterTests {
    struct Rows: View {
      let rows = ["One", "Two", "Three"]
      var body: some View {
        NavigationStack {
          List {
            ForEach(rows, id: \.self) { row in
              NavigationLink(row) { Text("Inside of \(row)") }
            }
          }
        }
      }
    }

    @Test("After Back, it is on the row that was left")
    func rows() throws {
      let fixture = try HostFixture { Rows() }
      let host = fixture.host
      func press(_ key: Int32) {
        _ = host.press(guint(key), GdkModifierType(0))
        host.settle()
      }
      let row = try #require(
        fixture.nativeWidgets(ButtonWidget.self).first { host.tree[$0.id]?.spokenLabel == "Two" })
      gtk_widget_grab_focus(row.input)
      host.settle()
      #expect(fixture.focused == "Two")
      fixture.press(row.widget)
      fixture.run(until: { fixture.frame(ofText: "Inside of Two") != nil })
      press(GDK_KEY_Escape)
      fixture.run(until: { fixture.focused == "Two" }, seconds: 5)
      #expect(fixture.focused == "Two")
    }

    struct Items: View {
      @State private var items = ["One", "Two", "Three"]
      var body: some View {
        TabView {
          NavigationStack {
            List {
              ForEach(items, id: \.self) { item in
                NavigationLink(item) { Button("Inside of \(item)") {} }
              }
              .onDelete { items.remove(atOffsets: $0) }
            }
            .navigationTitle("Items")
          }
          .tabItem { Text("First") }
          Text("Other").tabItem { Text("Second") }
        }
      }
    }

    @Test("After Delete, it is on the row that took the place, or at the end on the one before")
    func deleted() throws {
      let fixture = try HostFixture { Items() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      for next in ["Three", "One"] {
        _ = fixture.host.press(guint(GDK_KEY_Delete), GdkModifierType(0))
        fixture.host.settle()
        fixture.rest()
        #expect(fixture.focused == next)
      }
    }

    struct Jobs: View {
      @State private var items = ["One", "Two", "Three"]
      var body: some View {
        VStack {
          Button("Hide") {}
          List {
            ForEach(items, id: \.self) { item in
              Button(item) {}
                .contextMenu {
                  Button("Delete \(item)", role: .destructive) { items.removeAll { $0 == item } }
                }
            }
          }
        }
      }
    }

    @Test("After a row is deleted from its menu, it is on the row that took its place")
    func deletedByMenu() throws {
      let fixture = try HostFixture { Jobs() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      _ = fixture.host.press(guint(GDK_KEY_Menu), GdkModifierType(0))
      fixture.run(until: { fixture.button("Delete Two") != nil })
      fixture.rest()
      let entry = try #require(fixture.button("Delete Two"))
      gtk_widget_grab_focus(entry)
      fixture.host.settle()
      fixture.press(entry)
      fixture.rest()
      #expect(fixture.button("Two") == nil)
      #expect(fixture.focused == "Three")
    }

    /// The buttons of a menu made by the host.
    private func entries(_ fixture: HostFixture) -> [Widget] {
      let popover = fixture.host.canvas.parts.first {
        String(cString: gtk_widget_get_css_name($0)) == "popover"
      }
      let box = popover.flatMap { gtk_popover_get_child($0.to()) }
      return box?.parts ?? []
    }

    @Test("The same where the host made the menu from the row's actions")
    func deletedByAction() throws {
      let fixture = try HostFixture { Items() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      _ = fixture.host.press(guint(GDK_KEY_Menu), GdkModifierType(0))
      fixture.rest()
      let entry = try #require(entries(fixture).first)
      gtk_widget_grab_focus(entry)
      fixture.host.settle()
      fixture.press(entry)
      fixture.rest()
      #expect(fixture.button("Two") == nil)
      #expect(fixture.focused == "Three")
    }

    struct Columns: View {
      @State private var isShown = true
      var body: some View {
        NavigationSplitView {
          VStack {
            Spacer()
            Button("Inbox") {}
          }
        } detail: {
          Text(isShown ? "Letter" : "Nothing chosen")
            .toolbar { if isShown { Button("Delete") { isShown = false } } }
            .toolbar(removing: .sidebarToggle)
        }
      }
    }

    @Test("The focus of what has gone from a column goes to no divider")
    func column() throws {
      let fixture = try HostFixture(width: 800) { Columns() }
      let button = try #require(fixture.button("Delete"))
      gtk_widget_grab_focus(button)
      fixture.press(button)
      fixture.rest()
      #expect(fixture.texts.contains("Nothing chosen") && fixture.focused == "Inbox")
    }

    @Test("If Escape closes nothing, the focus stays")
    func nothingToClose() throws {
      let fixture = try HostFixture { Jobs() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      #expect(!fixture.host.pressEscape())
      fixture.host.settle()
      #expect(fixture.focused == "Two")
    }

    @Test(
      "After a push it is on the new screen, after Back on the row that was left, never on a tab")
    func pushed() throws {
      let fixture = try HostFixture { Items() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      fixture.press(row)
      fixture.run(until: { fixture.button("Inside of Two") != nil })
      fixture.rest()
      #expect(!["First", "Second"].contains(fixture.focused))
      _ = fixture.host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      fixture.run(until: { fixture.focused == "Two" }, seconds: 5)
      fixture.rest()
      #expect(fixture.focused == "Two")
    }

    struct Tabs: View {
      @State private var path: [Int] = []
      var body: some View {
        TabView {
          Tab("First", systemImage: "star") {
            NavigationStack(path: $path) {
              List { NavigationLink("Row", value: 1) }
                .toolbar { Button("Deepest") { path = [1, 2] } }
                .navigationDestination(for: Int.self) { number in
                  VStack {
                    Text("Screen \(number)")
                    Button("Inside of \(number)") {}
                  }
                }
            }
          }
          Tab("Second", systemImage: "leaf") { Text("Second") }
        }
      }
    }

    @Test("After a push from a bar item it is on the new screen, not on a tab")
    func pushedFromBar() throws {
      let fixture = try HostFixture { Tabs() }
      let item = try #require(fixture.button("Deepest"))
      gtk_widget_grab_focus(item)
      fixture.host.settle()
      fixture.press(item)
      fixture.run(until: { fixture.button("Inside of 2") != nil })
      fixture.rest()
      #expect(fixture.focused == "Inside of 2")
    }

    struct Harmful: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List { NavigationLink("Open", value: 1) }
            .navigationDestination(for: Int.self) { _ in
              Button("Erase", role: .destructive) {}
            }
        }
      }
    }

    @Test("On a new screen, neither the back button nor a destructive button gets the focus")
    func harmless() throws {
      let fixture = try HostFixture { Harmful() }
      let row = try #require(fixture.button("Open"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      fixture.press(row)
      fixture.run(until: { fixture.button("Erase") != nil })
      fixture.rest()
      #expect(fixture.focused == "nothing")
    }

    struct Desk: App {
      var body: some Scene {
        WindowGroup("Desk") { Opening() }
        Window("Other", id: "other") { Papers() }
      }
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("Other") { openWindow(id: "other") } }
    }

    struct Papers: View {
      @State private var papers = ["Bill"]
      var body: some View {
        ForEach(papers, id: \.self) { paper in
          Button("Burn \(paper)") { papers = [] }
        }
        Text("\(papers.count) papers")
      }
    }

    @Test("A view that is removed in one window does not move the focus in another")
    func windows() throws {
      let fixture = try HostFixture(app: Desk.self)
      fixture.press(try #require(fixture.button("Other")))
      let burn = try #require(fixture.button("Burn Bill"))
      gtk_widget_grab_focus(burn)
      fixture.host.settle()
      #expect(fixture.focused == "Burn Bill")
      fixture.press(burn)
      fixture.rest()
      #expect(fixture.texts.contains("0 papers"))
      #expect(fixture.focused == "nothing")
    }

    @Test("A window that the user returns to has its former focus")
    func back() throws {
      let fixture = try HostFixture(app: Desk.self)
      let first = fixture.firstWindow.window
      let other = try #require(fixture.button("Other"))
      gtk_widget_grab_focus(other)
      fixture.press(other)
      let burn = try #require(fixture.button("Burn Bill"))
      gtk_widget_grab_focus(burn)
      fixture.host.settle()
      #expect(fixture.focused == "Burn Bill")
      gtk_window_present(first.to())
      fixture.run(until: { fixture.focused == "Other" }, seconds: 5)
      #expect(fixture.focused == "Other")
    }

    struct Login: View {
      @State private var password = ""
      @State private var isBusy = false
      @FocusState private var isTyping: Bool
      var body: some View {
        SecureField("Password", text: $password).focused($isTyping)
          .onSubmit { isBusy = true }
          .disabled(isBusy)
        Button("Answer") {
          isBusy = false
          isTyping = true
        }
        Text(isTyping ? "typing" : "not typing")
      }
    }

    @Test("An app that enables a field and focuses it in one action finds it focused")
    func enabled() throws {
      let fixture = try HostFixture { Login() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      fixture.host.settle()
      #expect(fixture.texts.contains("not typing"))
      fixture.press(try #require(fixture.button("Answer")))
      fixture.run(until: { fixture.texts.contains("typing") }, seconds: 5)
      #expect(fixture.texts.contains("typing"))
    }

    struct Shopping: View {
      @State private var text = ""
      @State private var items: [String] = []
      var body: some View {
        Button("Before") {}
        TextField("Item", text: $text)
          .onSubmit {
            items.append(text)
            text = ""
          }
        Button("After") {}
        Text("items \(items.joined(separator: " "))")
      }
    }

    @Test("S8.10 Return ends the focus, and the tab key continues from the field")
    func afterReturn() throws {
      let fixture = try HostFixture { Shopping() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      gtk_editable_set_text(field.widget.opaque, "milk")
      fixture.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      fixture.host.settle()
      #expect(fixture.texts.contains("items milk") && fixture.focused == "nothing")
      #expect(fixture.host.resignedWidget === field)
      _ = gtk_widget_child_focus(fixture.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
      fixture.host.settle()
      #expect(fixture.focused == "After" && fixture.host.resignedWidget == nil)
    }

    struct Looking: View {
      @State private var word = ""
      @State private var found = "-"
      var body: some View {
        TextField("Word", text: $word).onSubmit { found = word }
        Text("found \(found)")
      }
    }

    @Test("S8.10 What is typed after Return replaces the text that Return ended")
    func typingAfterReturn() throws {
      let fixture = try HostFixture { Looking() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      gtk_editable_set_text(field.widget.opaque, "swift")
      fixture.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      fixture.host.settle()
      #expect(fixture.texts.contains("found swift") && fixture.focused == "nothing")
      fixture.host.focusResting(try #require(fixture.host.resignedWidget))
      #expect(field.selected == 0..<5)
      fixture.type("x", in: field)
      #expect(field.text == "x")
    }

    struct Placing: View {
      @State private var word = "swift"
      @State private var selection: TextSelection?
      var body: some View {
        TextField("Word", text: $word, selection: $selection)
          .onSubmit { selection = TextSelection(insertionPoint: word.endIndex) }
        Text("word \(word)")
      }
    }

    @Test("S8.10 After Return typing goes to the selection that the program sets")
    func ownSelectionAfterReturn() throws {
      let fixture = try HostFixture { Placing() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      fixture.host.settle()
      #expect(fixture.focused == "nothing" && field.selected == 5..<5)
      fixture.host.focusResting(try #require(fixture.host.resignedWidget))
      fixture.host.settle()
      #expect(field.selected == 5..<5)
      fixture.type("x", in: field)
      #expect(fixture.texts.contains("word swiftx"))
    }

    struct Finding: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          List {
            ForEach(["One", "Two"], id: \.self) { row in Button(row) {} }
          }
          .searchable(text: $query)
          .toolbar { Button("Tool") {} }
        }
      }
    }

    @Test("After Escape in a search field the tab key continues from the field, and types nothing")
    func afterEscape() throws {
      let fixture = try HostFixture { Finding() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      let field0 = fixture.focused
      _ = gtk_widget_child_focus(fixture.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
      fixture.host.settle()
      let next = fixture.focused
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      #expect(fixture.focused == field0 && next != field0)
      kumiki_emit(field.widget, "stop-search", nil)
      fixture.host.settle()
      #expect(fixture.focused == "nothing")
      #expect(fixture.host.resignedWidget == nil)
      _ = gtk_widget_child_focus(fixture.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
      fixture.host.settle()
      #expect(fixture.focused == next)
    }

    struct Choosing: View {
      struct Fruit: Identifiable { let id: String }
      @State private var query = "pe"
      @State private var fruits: [Fruit] = []
      var body: some View {
        NavigationStack {
          Text("Fruit")
            .searchable(text: $query, tokens: $fruits) { Text($0.id) }
            .searchSuggestions {
              if !query.isEmpty { Text("Pear").searchCompletion(Fruit(id: "Token")) }
            }
        }
      }
    }

    @Test("S12.16 Choosing a token returns the focus to the search field, for the next word")
    func afterToken() throws {
      let fixture = try HostFixture { Choosing() }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      fixture.host.settle()
      let name = fixture.focused
      let suggestion = try #require(fixture.button("Pear"))
      gtk_widget_grab_focus(suggestion)
      fixture.host.settle()
      #expect(fixture.focused == "Pear")
      fixture.press(suggestion)
      #expect(fixture.texts.contains("Token") && fixture.focused == name)
    }

    struct Renaming: View {
      @State private var renamed: String?
      @State private var name = ""
      let rows = ["One", "Two", "Three"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Button(row) {}
              .contextMenu { Button("Rename \(row)") { renamed = row } }
          }
        }
        .sheet(item: Binding(get: { renamed.map(Row.init) }, set: { renamed = $0?.id })) { row in
          TextField("Name", text: $name)
          Button("Keep") { renamed = nil }
        }
      }
      struct Row: Identifiable { let id: String }
    }

    @Test(
      "A sheet opened from a context menu has the focus, and returns it to the row",
      arguments: [true, false])
    func sheetOfMenu(isByKey: Bool) throws {
      let fixture = try HostFixture { Renaming() }
      let row = try #require(fixture.button("Two"))
      gtk_widget_grab_focus(row)
      fixture.host.settle()
      _ = fixture.host.press(guint(GDK_KEY_Menu), GdkModifierType(0))
      fixture.run(until: { fixture.button("Rename Two") != nil })
      fixture.rest()
      let entry = try #require(fixture.button("Rename Two"))
      gtk_widget_grab_focus(entry)
      fixture.host.settle()
      fixture.press(entry)
      fixture.rest()
      let sheet = try #require(fixture.surfaces(SheetSurface.self).first)
      fixture.run(until: { gtk_window_is_active(sheet.window.to()) != 0 }, seconds: 3)
      fixture.rest()
      #expect(gtk_window_get_focus(sheet.window.to()) != nil)
      #expect(fixture.focused == "Name")
      if isByKey {
        _ = fixture.host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      } else {
        fixture.press(try #require(fixture.button("Keep")))
      }
      fixture.run(until: { fixture.focused == "Two" }, seconds: 3)
      #expect(fixture.focused == "Two")
    }
  }
#endif
