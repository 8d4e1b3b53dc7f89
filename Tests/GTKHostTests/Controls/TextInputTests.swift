#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Synchronising text with the model", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct TextInputTests {
    struct Shouting: View {
      @State private var text: String
      @State private var submitted = 0

      init(_ text: String = "") { _text = State(initialValue: text) }

      private var shout: Binding<String> {
        Binding(get: { text }, set: { text = String($0.uppercased().prefix(20)) })
      }

      var body: some View {
        VStack {
          TextField("Name", text: shout)
          Text("<\(text)> \(submitted)")
          Button("Clear") { text = "" }
        }
        .onSubmit { submitted += 1 }
      }
    }

    private func type(_ text: String, at place: Int32, in entry: Widget) {
      var place = place
      gtk_editable_insert_text(entry.opaque, text, -1, &place)
      gtk_editable_set_position(entry.opaque, place)
    }

    private func text(of entry: Widget) -> String {
      String(cString: gtk_editable_get_text(entry.opaque))
    }

    @Test("Text inputs use the font of their environment", arguments: [false, true])
    func fonts(isSecure: Bool) throws {
      struct Fields: View {
        let isSecure: Bool
        @State private var text = "iiii"
        var body: some View {
          Group {
            if isSecure { SecureField("a", text: $text) } else { TextField("a", text: $text) }
          }
          .font(.largeTitle)
          Group {
            if isSecure { SecureField("b", text: $text) } else { TextField("b", text: $text) }
          }
          TextEditor(text: $text).font(.system(size: 40, design: .monospaced))
        }
      }
      let fixture = try HostFixture { VStack { Fields(isSecure: isSecure) } }
      let entries = fixture.nativeWidgets(EntryWidget.self)
      #expect(entries.count == 2)
      let (large, usual) = (font(of: entries[0].widget), font(of: entries[1].widget))
      #expect(large.size > usual.size * 3 / 2 && large.family == usual.family)
      let view = try #require(fixture.nativeWidgets(EditorWidget.self).first).input
      #expect(font(of: view).family == "Monospace")
    }

    private func font(of widget: Widget) -> (size: Int32, family: String) {
      let context = gtk_widget_get_pango_context(widget)
      let font = pango_context_get_font_description(context)
      return (
        pango_font_description_get_size(font),
        String(cString: pango_font_description_get_family(font))
      )
    }

    @Test("A growing field is as high as its lines, whatever was measured before")
    func growing() throws {
      struct Growing: View {
        @State var text: String
        var body: some View { TextField("a", text: $text, axis: .vertical).frame(width: 300) }
      }
      let fixture = try HostFixture {
        VStack {
          Growing(text: "一行")
          Growing(text: "one\ntwo\nthree\nfour")
        }
      }
      let fields = fixture.nativeWidgets(EditorWidget.self).map {
        fixture.host.tree[$0.id]!.frame.height
      }
      #expect(fields[0] < 45)
      #expect(fields[1] > 70 && fields[1] < 110)
    }

    @Test("A model that rewrites the typed text keeps the cursor")
    func rewriting() throws {
      let fixture = try HostFixture { Shouting("HELLO") }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      type("xy", at: 2, in: entry)
      fixture.host.settle()
      #expect(text(of: entry) == "HEXYLLO")
      #expect(gtk_editable_get_position(entry.opaque) == 4)
      #expect(fixture.texts.contains("<HEXYLLO> 0"))
    }

    @Test("Text beyond the model's limit is cut, Japanese and emoji too")
    func cutting() throws {
      let fixture = try HostFixture { Shouting() }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      type("日本語のとても長い文章をここに書いてみる👨‍👩‍👧👨‍👩‍👧", at: 0, in: entry)
      fixture.host.settle()
      #expect(text(of: entry).count == 20)
    }

    @Test("S8.10 Return submits")
    func submitting() throws {
      let fixture = try HostFixture { Shouting("A") }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      emit("activate", on: entry)
      fixture.host.settle()
      #expect(fixture.texts.contains("<A> 1"))
    }

    @Test(
      "While an input method composes, the model's text waits; it is shown if nothing is committed")
    func composing() throws {
      let fixture = try HostFixture { Shouting("A") }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      let input = try #require(gtk_editable_get_delegate(entry.opaque)).widget
      emit("preedit-changed", on: input, "にほん")
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      #expect(fixture.texts.contains("<> 0"))
      #expect(text(of: entry) == "A")
      emit("preedit-changed", on: input, "")
      fixture.host.settle()
      #expect(text(of: entry) == "")
    }

    @Test("Text that an input method commits is not overwritten by the model's earlier text")
    func committing() throws {
      let fixture = try HostFixture { Shouting("a") }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first).widget
      let input = try #require(gtk_editable_get_delegate(entry.opaque)).widget
      emit("preedit-changed", on: input, "にほん")
      emit("preedit-changed", on: input, "")
      type("日本", at: 1, in: entry)
      fixture.host.settle()
      #expect(text(of: entry) == "A日本")
    }

    struct Editing: View {
      @State private var text = "one\ntwo"
      var body: some View {
        VStack {
          TextEditor(text: $text)
          Text("\(text.count) characters")
        }
      }
    }

    @Test("A text editor reports each change")
    func editor() throws {
      let fixture = try HostFixture { Editing() }
      let editor = try #require(fixture.nativeWidgets(EditorWidget.self).first)
      gtk_text_buffer_set_text(gtk_text_view_get_buffer(editor.input.to()), "三行\n\n目", -1)
      fixture.host.settle()
      #expect(fixture.texts.contains("5 characters"))
    }

    struct Selecting: View {
      @State private var text = "one 日本 👨‍👩‍👧 two"
      @State private var selection: TextSelection?
      var isEditor = false

      private var selected: String {
        guard case .selection(let range)? = selection?.indices else { return "nothing" }
        return String(text[range])
      }

      var body: some View {
        VStack {
          if isEditor {
            TextEditor(text: $text, selection: $selection)
          } else {
            TextField("Words", text: $text, selection: $selection)
          }
          Text(verbatim: "<\(selected)>")
          Button("Two") { selection = text.range(of: "two").map { TextSelection(range: $0) } }
        }
      }
    }

    @Test("A field reports the selection in characters, and selects what the app selects")
    func fieldSelection() throws {
      let fixture = try HostFixture { Selecting() }
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      // GTK counts Unicode scalars: the family has five.
      gtk_editable_select_region(entry.widget.opaque, 4, 12)
      fixture.host.settle()
      #expect(fixture.texts.contains("<日本 👨‍👩‍👧>"))
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      fixture.host.settle()
      #expect(entry.selected == 13..<16 && fixture.texts.contains("<two>"))
    }

    @Test("So does a text editor")
    func editorSelection() throws {
      let fixture = try HostFixture { Selecting(isEditor: true) }
      let editor = try #require(fixture.nativeWidgets(EditorWidget.self).first)
      editor.select(0..<6)
      fixture.host.settle()
      #expect(fixture.texts.contains("<one 日本>"))
      fixture.press(try #require(fixture.nativeWidgets(ButtonWidget.self).first).widget)
      fixture.host.settle()
      #expect(editor.selected == 13..<16 && fixture.texts.contains("<two>"))
    }

    struct Painted: View {
      @State private var text =
        AttributedString("plain ")
        + {
          var bold = AttributedString("太字")
          bold.font = .body.bold()
          return bold
        }()

      var body: some View { TextEditor(text: $text) }
    }

    @Test("An attributed text shows its attributes, and keeps them where other text is typed")
    func looks() throws {
      let fixture = try HostFixture { Painted() }
      let editor = try #require(fixture.nativeWidgets(EditorWidget.self).first)
      let buffer = gtk_text_view_get_buffer(editor.input.to())!
      func weights() -> [Int32] {
        (0..<Int32(gtk_text_buffer_get_char_count(buffer))).map { offset in
          var iterator = GtkTextIter()
          gtk_text_buffer_get_iter_at_offset(buffer, &iterator, offset)
          guard let tags = gtk_text_iter_get_tags(&iterator) else { return 0 }
          defer { g_slist_free(tags) }
          return kumiki_get_int(tags.pointee.data, "weight")
        }
      }
      #expect(weights() == [Int32](repeating: 400, count: 6) + [700, 700])
      var start = GtkTextIter()
      gtk_text_buffer_get_start_iter(buffer, &start)
      gtk_text_buffer_insert(buffer, &start, "x", -1)
      fixture.host.settle()
      #expect(weights() == [Int32](repeating: 400, count: 7) + [700, 700])
    }

    private func emit(_ signal: String, on widget: Widget, _ text: String? = nil) {
      kumiki_emit(widget, signal, text)
    }
  }
#endif
