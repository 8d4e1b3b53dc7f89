#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Draws nothing: it tells accessibility clients of a text, a picture, a group or a line that we
  /// paint.
  ///
  /// One with a menu can have the keyboard focus, so that the menu key opens it; a line, so that
  /// keys move it.
  final class SpokenWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_spoken_new(role), host)
    }

    private var hasMenu = false

    /// A ring, when it has the focus.
    override var paints: Bool { gtk_widget_get_focusable(widget) != 0 }

    override func menuOffered(_ isThere: Bool) { hasMenu = isThere }

    override func update(_ content: NodeContent) {
      let takesKeys = hasMenu || content.traits.contains(.focusable)
      gtk_widget_set_focusable(widget, takesKeys.gboolean)
    }
  }
#endif
