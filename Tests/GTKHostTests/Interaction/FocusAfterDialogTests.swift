#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Where the focus is after a dialog or a sheet", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct FocusAfterDialogTests {
    struct Letters: App {
      var body: some Scene { WindowGroup("Letters") { Inbox() } }
    }

    @MainActor @Observable
    final class Post {
      var letters = ["One", "Two", "Three", "Four", "Five"]

      func setLetters(_ new: [String], _ undo: UndoManager?) {
        let former = letters
        letters = new
        undo?.registerUndo(withTarget: self) { $0.setLetters(former, undo) }
      }
    }

    struct Inbox: View {
      @State private var post = Post()
      @State private var chosen: String?
      @State private var asks = false
      @State private var showsSheet = false
      @Environment(\.undoManager) private var undo
      var body: some View {
        List(post.letters, id: \.self, selection: $chosen) { Text($0) }
          .onDeleteCommand { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks) {
            Button("Delete", role: .destructive) { delete() }
          }
          .toolbar { Button("More") { showsSheet = true }.keyboardShortcut("m") }
          .sheet(isPresented: $showsSheet) {
            Button("Delete in Sheet") {
              delete()
              showsSheet = false
            }
          }
      }

      private func delete() {
        post.setLetters(post.letters.filter { $0 != chosen }, undo)
        chosen = nil
      }
    }

    private func press(_ key: Int32, _ modifiers: GdkModifierType, in fixture: HostFixture) {
      let host = fixture.host
      if let stroke = KeyStroke(guint(key), modifiers), host.client?.handleKey(stroke) != true {
        _ = host.press(guint(key), modifiers)
      }
      host.settle()
      fixture.rest()
    }

    /// An inbox in which a letter has the focus and is chosen.
    private func inbox(choosing letter: String) throws -> HostFixture {
      let fixture = try HostFixture(app: Letters.self)
      let row = try #require(fixture.button(letter))
      gtk_widget_grab_focus(row)
      fixture.press(row)
      #expect(fixture.focused == letter)
      return fixture
    }

    /// Opens the dialog by the delete key.
    private func dialog(_ fixture: HostFixture) throws -> DialogSurface {
      press(GDK_KEY_Delete, GdkModifierType(0), in: fixture)
      fixture.run(until: { !fixture.surfaces(DialogSurface.self).isEmpty })
      let surface = try #require(fixture.surfaces(DialogSurface.self).first)
      let window = try #require(surface.dialog)
      fixture.run(until: { gtk_window_is_active(window.to()) != 0 })
      fixture.rest()
      #expect(fixture.focused == "nothing")
      return surface
    }

    @Test("After a dialog's answer has deleted the row, the one that came into its place has it")
    func deletedByDialog() throws {
      let fixture = try inbox(choosing: "Two")
      let surface = try dialog(fixture)
      adw_message_dialog_response(
        try #require(surface.dialog).to(), surface.response(labelled: "Delete"))
      fixture.run(until: { fixture.focused != "nothing" }, seconds: 3)
      fixture.rest()
      #expect(!fixture.texts.contains("Two") && fixture.focused == "Three")
      // Without a selection, the first arrow selects the focused row.
      press(GDK_KEY_Down, GdkModifierType(0), in: fixture)
      #expect(fixture.focused == "Three")
      press(GDK_KEY_z, GDK_CONTROL_MASK, in: fixture)
      #expect(fixture.texts.contains("Two") && fixture.focused == "Three")
      press(GDK_KEY_Down, GdkModifierType(0), in: fixture)
      #expect(fixture.focused == "Four")
    }

    private func buttons(in widget: Widget) -> [Widget] {
      widget.parts.flatMap {
        g_type_check_instance_is_a($0.to(), gtk_button_get_type()) != 0 ? [$0] : buttons(in: $0)
      }
    }

    @Test("Each button of a dialog is named once for accessibility clients, by its own label")
    func buttonNames() throws {
      let fixture = try inbox(choosing: "Two")
      let window = try #require(try dialog(fixture).dialog)
      let buttons = buttons(in: window)
      #expect(buttons.count >= 2)
      for button in buttons {
        #expect(
          gtk_test_accessible_has_property(button.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
        #expect(
          gtk_test_accessible_has_relation(button.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0)
      }
    }

    @Test("After a dialog that changed nothing the row has it as before")
    func cancelledDialog() throws {
      let fixture = try inbox(choosing: "Two")
      let surface = try dialog(fixture)
      let window = try #require(surface.dialog)
      adw_message_dialog_response(window.to(), surface.response(labelled: "Cancel"))
      // As desktops do, other than a display without a window manager.
      gtk_window_present(fixture.firstWindow.window.to())
      fixture.run(until: { fixture.focused != "nothing" }, seconds: 3)
      fixture.rest()
      #expect(fixture.texts.contains("Two") && fixture.focused == "Two")
    }

    @Test("After a sheet's button has deleted the row, the one that came into its place has it")
    func deletedBySheet() throws {
      let fixture = try inbox(choosing: "Two")
      press(GDK_KEY_m, GDK_CONTROL_MASK, in: fixture)
      fixture.run(until: { fixture.focused == "Delete in Sheet" }, seconds: 3)
      #expect(fixture.focused == "Delete in Sheet")
      fixture.press(try #require(fixture.button("Delete in Sheet")))
      fixture.run(until: { fixture.focused == "Three" }, seconds: 3)
      fixture.rest()
      #expect(!fixture.texts.contains("Two") && fixture.focused == "Three")
    }
  }
#endif
