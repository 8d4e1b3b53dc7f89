import CGtkSource
import SwiftUI
import SwiftUIGTK

/// GtkSourceView: a text with the colours of a language, line numbers, and its own undo.
struct SourceView: GTKViewRepresentable {
  @Binding var text: String
  /// As GtkSourceView calls it: `swift`, `python3`, `css`.
  let language: String
  @Environment(\.colorScheme) private var colorScheme

  func makeGTKWidget(context: Context) -> GTKWidget {
    let view = gtk_source_view_new()!
    gtk_source_view_set_show_line_numbers(source(view), 1)
    gtk_source_view_set_highlight_current_line(source(view), 1)
    gtk_source_view_set_auto_indent(source(view), 1)
    gtk_text_view_set_monospace(textView(view), 1)
    gtk_text_view_set_top_margin(textView(view), 6)
    let scrolled = gtk_scrolled_window_new()!
    gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
    gtk_widget_set_hexpand(scrolled, 1)
    gtk_widget_set_vexpand(scrolled, 1)
    context.connect(buffer(view), "changed") { text = words(in: view) }
    return scrolled
  }

  func updateGTKWidget(_ scrolled: GTKWidget, context: Context) {
    guard let view = gtk_scrolled_window_get_child(OpaquePointer(scrolled)) else { return }
    // What the user types is there already: to set it again would move the cursor.
    if words(in: view) != text { gtk_text_buffer_set_text(textBuffer(view), text, -1) }
    let languages = gtk_source_language_manager_get_default()
    let source = UnsafeMutableRawPointer(buffer(view)).assumingMemoryBound(to: GtkSourceBuffer.self)
    gtk_source_buffer_set_language(
      source, gtk_source_language_manager_get_language(languages, language))
    let scheme = gtk_source_style_scheme_manager_get_scheme(
      gtk_source_style_scheme_manager_get_default(),
      context.environment.colorScheme == .dark ? "Adwaita-dark" : "Adwaita")
    gtk_source_buffer_set_style_scheme(source, scheme)
  }

  private func words(in view: GTKWidget) -> String {
    let buffer = textBuffer(view)
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let words = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(words) }
    return String(cString: words)
  }

  private func textBuffer(_ view: GTKWidget) -> UnsafeMutablePointer<GtkTextBuffer> {
    gtk_text_view_get_buffer(textView(view))
  }

  private func buffer(_ view: GTKWidget) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(textBuffer(view))
  }

  private func textView(_ view: GTKWidget) -> UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkTextView.self)
  }

  private func source(_ view: GTKWidget) -> UnsafeMutablePointer<GtkSourceView> {
    UnsafeMutableRawPointer(view).assumingMemoryBound(to: GtkSourceView.self)
  }
}
