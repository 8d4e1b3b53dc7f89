#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Draws nothing: it tells accessibility clients of a text, a picture, a group or a line that the
  /// host paints.
  ///
  /// One with a menu can have the keyboard focus, so that the menu key opens it; a line, so that
  /// keys move it; a text, so that they follow the links in it.
  final class SpokenWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_spoken_new(role), host)
    }

    private var hasMenu = false

    /// A ring, when it has the focus.
    override var paints: Bool { gtk_widget_get_focusable(widget) != 0 }

    override func menuOffered(_ isThere: Bool) { hasMenu = isThere }

    override func update(_ content: NodeContent) {
      let hasLinks = host?.tree[id]?.links.isEmpty == false
      // The ring is round the link that a key would follow.
      widget.setClass("links", hasLinks)
      let takesKeys = hasMenu || hasLinks || content.traits.contains(.focusable)
      gtk_widget_set_focusable(widget, takesKeys.gboolean)
    }

    /// The link that a key would follow, if that is to be seen.
    var markedLink: TextContent.Link? {
      guard let host, gtk_widget_has_visible_focus(widget) != 0 else { return nil }
      return host.focusedLink
    }
  }
#endif
