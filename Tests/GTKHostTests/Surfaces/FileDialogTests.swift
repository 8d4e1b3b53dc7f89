#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost
  @testable import gallery

  @Suite("The desktop's file panels", .serialized, .enabled { await hasDisplay })
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

    private func answer(_ stage: Stage, _ paths: [String]) throws {
      let surface = try #require(stage.surfaces(FileDialogSurface.self).first)
      let node = try #require(surface.node?.fileQuestion?.node)
      stage.host.send(.setValue(node.id, .paths(paths)))
      stage.host.settle()
    }

    @Test("A file importer is the desktop's own panel; what it gives is the program's")
    func choosing() throws {
      let folder = try folder("日記 🎉.txt")
      defer { try? FileManager.default.removeItem(at: folder) }
      let stage = try Stage { Importing(folder: folder) }
      stage.press(try #require(stage.button("Import")))
      let surface = try #require(stage.surfaces(FileDialogSurface.self).first)
      let question = try #require(surface.node?.fileQuestion?.1)
      #expect(question.folder == folder.path)
      #expect(question.endings.contains("txt") && !question.endings.contains("png"))
      #expect(surface.isShown)
      try answer(stage, [folder.appendingPathComponent("日記 🎉.txt").path])
      #expect(stage.texts.contains("日記 🎉.txt") && stage.texts.contains("idle"))
      #expect(stage.surfaces(FileDialogSurface.self).isEmpty)
    }

    @Test("An answer that will not do is told in the panel, which stays; closing it cancels")
    func wrong() throws {
      let folder = try folder("a.png")
      defer { try? FileManager.default.removeItem(at: folder) }
      let stage = try Stage { Importing(folder: folder) }
      stage.press(try #require(stage.button("Import")))
      try answer(stage, [folder.appendingPathComponent("a.png").path])
      let surface = try #require(stage.surfaces(FileDialogSurface.self).first)
      #expect(surface.node?.fileQuestion?.1.title == "“a.png” is of another kind.")
      #expect(surface.isShown && stage.texts.contains("asking"))
      stage.host.send(.dismiss(surface.id))
      stage.host.settle()
      #expect(stage.texts.contains("cancelled") && stage.texts.contains("idle"))
    }

    @Test("The focus goes back to where it was before a panel")
    func focus() throws {
      let folder = try folder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let stage = try Stage {
        TextField("a", text: .constant(""))
        Importing(folder: folder)
      }
      let field = try #require(stage.nativeWidgets(EntryWidget.self).first)
      gtk_widget_grab_focus(field.widget)
      stage.host.settle()
      #expect(stage.host.focused == field.id)
      stage.press(try #require(stage.button("Import")))
      #expect(stage.host.focused == nil)
      let surface = try #require(stage.surfaces(FileDialogSurface.self).first)
      stage.host.send(.dismiss(surface.id))
      stage.host.settle()
      #expect(stage.host.focused == field.id)
    }

    @Test("A new document's window asks before it closes")
    func closing() throws {
      let stage = try Stage(app: WriterApp.self)
      let editor = try #require(stage.nativeWidgets(EditorWidget.self).first)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(editor.input.to()), "書", -1)
      stage.host.settle()
      let window = try #require(stage.surfaces(WindowSurface.self).first)
      gtk_window_close(window.window.to())
      stage.host.settle()
      let dialog = try #require(stage.surfaces(DialogSurface.self).first)
      #expect(!dialog.response(labelled: "Save…").isEmpty)
      #expect(!dialog.response(labelled: "Discard").isEmpty)
      #expect(stage.firstWindow.isPresented)
    }
  }
#endif
