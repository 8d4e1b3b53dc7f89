#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Where the focus is afterwards", .serialized, .enabled { await hasDisplay })
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

    @Test("After Back the row that was left has it")
    func rows() throws {
      let stage = try Stage { Rows() }
      let host = stage.host
      func press(_ key: Int32) {
        _ = host.press(guint(key), GdkModifierType(0))
        host.settle()
      }
      let row = try #require(
        stage.nativeWidgets(ButtonWidget.self).first { host.tree[$0.id]?.spokenLabel == "Two" })
      gtk_widget_grab_focus(row.input)
      host.settle()
      #expect(stage.focused == "Two")
      stage.press(row.widget)
      stage.run(until: { stage.frame(ofText: "Inside of Two") != nil })
      press(GDK_KEY_Escape)
      stage.run(until: { stage.focused == "Two" }, seconds: 5)
      #expect(stage.focused == "Two")
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

    @Test("After Delete the row that came into the place has it, at the end the one before")
    func deleted() throws {
      let stage = try Stage { Items() }
      let row = try #require(stage.button("Two"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      for next in ["Three", "One"] {
        _ = stage.host.press(guint(GDK_KEY_Delete), GdkModifierType(0))
        stage.host.settle()
        stage.rest()
        #expect(stage.focused == next)
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

    @Test("After a row was deleted by its menu, the row that came into its place has it")
    func deletedByMenu() throws {
      let stage = try Stage { Jobs() }
      let row = try #require(stage.button("Two"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      _ = stage.host.press(guint(GDK_KEY_Menu), GdkModifierType(0))
      stage.run(until: { stage.button("Delete Two") != nil })
      stage.rest()
      let entry = try #require(stage.button("Delete Two"))
      gtk_widget_grab_focus(entry)
      stage.host.settle()
      stage.press(entry)
      stage.rest()
      #expect(stage.button("Two") == nil)
      #expect(stage.focused == "Three")
    }

    /// The buttons of a menu that the host made.
    private func entries(_ stage: Stage) -> [Widget] {
      let popover = stage.host.canvas.parts.first {
        String(cString: gtk_widget_get_css_name($0)) == "popover"
      }
      let box = popover.flatMap { gtk_popover_get_child($0.to()) }
      return box?.parts ?? []
    }

    @Test("The same where the host made the menu, of what can be done with a row")
    func deletedByAction() throws {
      let stage = try Stage { Items() }
      let row = try #require(stage.button("Two"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      _ = stage.host.press(guint(GDK_KEY_Menu), GdkModifierType(0))
      stage.rest()
      let entry = try #require(entries(stage).first)
      gtk_widget_grab_focus(entry)
      stage.host.settle()
      stage.press(entry)
      stage.rest()
      #expect(stage.button("Two") == nil)
      #expect(stage.focused == "Three")
    }

    @Test("Where Escape closes nothing, what has it keeps it")
    func nothingToClose() throws {
      let stage = try Stage { Jobs() }
      let row = try #require(stage.button("Two"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      #expect(!stage.host.pressEscape())
      stage.host.settle()
      #expect(stage.focused == "Two")
    }

    @Test("After a push the new screen has it, after Back the row that was left, and never a tab")
    func pushed() throws {
      let stage = try Stage { Items() }
      let row = try #require(stage.button("Two"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      stage.press(row)
      stage.run(until: { stage.button("Inside of Two") != nil })
      stage.rest()
      #expect(!["First", "Second"].contains(stage.focused))
      _ = stage.host.press(guint(GDK_KEY_Escape), GdkModifierType(0))
      stage.run(until: { stage.focused == "Two" }, seconds: 5)
      stage.rest()
      #expect(stage.focused == "Two")
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

    @Test("A screen that came gives the focus neither to what leads back nor to what does harm")
    func harmless() throws {
      let stage = try Stage { Harmful() }
      let row = try #require(stage.button("Open"))
      gtk_widget_grab_focus(row)
      stage.host.settle()
      stage.press(row)
      stage.run(until: { stage.button("Erase") != nil })
      stage.rest()
      #expect(stage.focused == "nothing")
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

    @Test("What goes in one window leaves the focus to nothing in another")
    func windows() throws {
      let stage = try Stage(app: Desk.self)
      stage.press(try #require(stage.button("Other")))
      let burn = try #require(stage.button("Burn Bill"))
      gtk_widget_grab_focus(burn)
      stage.host.settle()
      #expect(stage.focused == "Burn Bill")
      stage.press(burn)
      stage.rest()
      #expect(stage.texts.contains("0 papers"))
      #expect(stage.focused == "nothing")
    }

    @Test("The focus is where it was in the window that the user comes back to")
    func back() throws {
      let stage = try Stage(app: Desk.self)
      let first = stage.firstWindow.window
      let other = try #require(stage.button("Other"))
      gtk_widget_grab_focus(other)
      stage.press(other)
      let burn = try #require(stage.button("Burn Bill"))
      gtk_widget_grab_focus(burn)
      stage.host.settle()
      #expect(stage.focused == "Burn Bill")
      gtk_window_present(first.to())
      stage.run(until: { stage.focused == "Other" }, seconds: 5)
      #expect(stage.focused == "Other")
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

    @Test("A program that enables a field and puts the focus into it finds it there")
    func enabled() throws {
      let stage = try Stage { Login() }
      let field = try #require(stage.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      stage.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      stage.host.settle()
      #expect(stage.texts.contains("not typing"))
      stage.press(try #require(stage.button("Answer")))
      stage.run(until: { stage.texts.contains("typing") }, seconds: 5)
      #expect(stage.texts.contains("typing"))
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

    @Test("S8.10 Return gives the focus up, and the tab key goes on from the field")
    func afterReturn() throws {
      let stage = try Stage { Shopping() }
      let field = try #require(stage.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.input)
      gtk_editable_set_text(field.widget.opaque, "milk")
      stage.host.settle()
      kumiki_emit(field.widget, "activate", nil)
      stage.host.settle()
      #expect(stage.texts.contains("items milk") && stage.focused == "nothing")
      #expect(stage.host.resignedWidget === field)
      _ = gtk_widget_child_focus(stage.host.mainSurface.canvas, GTK_DIR_TAB_FORWARD)
      stage.host.settle()
      #expect(stage.focused == "After" && stage.host.resignedWidget == nil)
    }
  }
#endif
