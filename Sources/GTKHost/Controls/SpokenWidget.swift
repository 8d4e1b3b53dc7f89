#if GTK
  import CAdw
  import CGTKSupport
  import HostInterface

  /// Draws nothing: it reports a text, a picture, a group or a line that the host paints to
  /// accessibility clients.
  ///
  /// It is focusable if it has a menu, so that the menu key opens it; if it is a line, so that keys
  /// move it; if it is a text with links, so that keys follow them.
  final class SpokenWidget: NativeWidget {
    init(role: GtkAccessibleRole, _ host: GTKHost?) {
      super.init(kumiki_spoken_new(role), host)
    }

    private var hasMenu = false
    private var takesKeys = false

    /// Whether the user is selecting in the text, so that keys copy the selection.
    var isSelecting = false {
      didSet { if isSelecting != oldValue { updateFocusable() } }
    }

    /// A ring, when it has the focus.
    override var paints: Bool { takesKeys }

    override func menuOffered(_ isThere: Bool) { hasMenu = isThere }

    override func update(_ content: NodeContent) {
      let hasLinks = host?.tree[id]?.links.isEmpty == false
      // The ring surrounds the link that a key would follow.
      widget.setClass("links", hasLinks)
      takesKeys = hasMenu || hasLinks || content.traits.contains(.focusable)
      updateFocusable()
    }

    private func updateFocusable() {
      gtk_widget_set_focusable(widget, (takesKeys || isSelecting).gboolean)
    }

    /// The link that a key would follow, if the focus is visible.
    var markedLink: TextContent.Link? {
      guard let host, gtk_widget_has_visible_focus(widget) != 0 else { return nil }
      return host.focusedLink
    }
  }
#endif
