#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost
  @testable import gallery

  @Suite("The desktop's file dialogs", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct FileDialogTests {
    struct Importing: View {
      let folder: URL
      @State private var isImporting = false
      @State private var log = "-"

      var body: some View {
        VStack {
          Button("Import") { isImporting = true }
          Text(log)
          Text(isImporting ? "asking" : "idle")
        }
        .fileImporter(
          isPresented: $isImporting, allowedContentTypes: [.plainText],
          allowsMultipleSelection: false
        ) { result in
          log = (try? result.get().first?.lastPathComponent) ?? "failed"
        } onCancellation: {
          log = "cancelled"
        }
        .fileDialogDefaultDirectory(folder)
      }
    }

    private func folder(_ files: String...) throws -> URL {
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("panel-\(UUID().uuidString)").resolvingSymlinksInPath()
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for file in files { try Data("x".utf8).write(to: url.appendingPathComponent(file)) }
      return url
    }

    private func answer(_ fixture: HostFixture, _ paths: [String]) throws {
      let surface = try #require(fixture.surfaces(FileDialogSurface.self).first)
      let node = try #require(surface.node?.fileQuestion?.node)
      fixture.host.send(.setValue(node.id, .paths(paths)))
      fixture.host.settle()
    }

    @Test("A file importer is the desktop's own dialog; the app gets its result")
    func choosing() throws {
      let folder = try folder("日記 🎉.txt")
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixture = try HostFixture { Importing(folder: folder) }
      fixture.press(try #require(fixture.button("Import")))
      let surface = try #require(fixture.surfaces(FileDialogSurface.self).first)
      let question = try #require(surface.node?.fileQuestion?.1)
      #expect(question.folder == folder.path)
      #expect(question.endings.contains("txt") && !question.endings.contains("png"))
      #expect(surface.isShown)
      try answer(fixture, [folder.appendingPathComponent("日記 🎉.txt").path])
      #expect(fixture.texts.contains("日記 🎉.txt") && fixture.texts.contains("idle"))
      #expect(fixture.surfaces(FileDialogSurface.self).isEmpty)
    }

    @Test("An invalid choice is reported in the dialog, which stays open; closing it cancels")
    func wrong() throws {
      let folder = try folder("a.png")
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixture = try HostFixture { Importing(folder: folder) }
      fixture.press(try #require(fixture.button("Import")))
      try answer(fixture, [folder.appendingPathComponent("a.png").path])
      let surface = try #require(fixture.surfaces(FileDialogSurface.self).first)
      #expect(surface.node?.fileQuestion?.1.title == "“a.png” is of another kind.")
      #expect(surface.isShown && fixture.texts.contains("asking"))
      fixture.host.send(.dismiss(surface.id))
      fixture.host.settle()
      #expect(fixture.texts.contains("cancelled") && fixture.texts.contains("idle"))
    }

    @Test("After a dialog, the focus returns to where it was")
    func focus() throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let fixture = try HostFixture {
        TextField("a", text: .constant(""))
        Importing(folder: folder)
      }
      let field = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.widget)
      fixture.host.settle()
      #expect(fixture.host.focused == field.id)
      fixture.press(try #require(fixture.button("Import")))
      #expect(fixture.host.focused == nil)
      let surface = try #require(fixture.surfaces(FileDialogSurface.self).first)
      fixture.host.send(.dismiss(surface.id))
      fixture.host.settle()
      #expect(fixture.host.focused == field.id)
    }

    @Test("A new document's window asks before it closes")
    func closing() throws {
      let fixture = try HostFixture(app: WriterApp.self)
      let editor = try #require(fixture.nativeWidgets(EditorWidget.self).first)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(editor.input.to()), "書", -1)
      fixture.host.settle()
      let window = try #require(fixture.surfaces(WindowSurface.self).first)
      gtk_window_close(window.window.to())
      fixture.host.settle()
      let dialog = try #require(fixture.surfaces(DialogSurface.self).first)
      #expect(!dialog.response(labelled: "Save…").isEmpty)
      #expect(!dialog.response(labelled: "Discard").isEmpty)
      #expect(fixture.firstWindow.isPresented)
    }
  }
#endif
