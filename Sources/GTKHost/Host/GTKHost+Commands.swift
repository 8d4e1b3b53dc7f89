#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension GTKHost {
    package func perform(_ command: HostCommand) {
      switch command {
      case .focus(let id):
        requestedFocus = .some(id)
        scheduleFlush()
      case .copy(let text):
        gdk_clipboard_set_text(gtk_widget_get_clipboard(canvas), text)
      case .openURL(let url): gtk_show_uri(window.to(), url.absoluteString, 0)
      case .offer(let items): pointer.offered = items
      case .prefer(let isDark): prefer(isDark: isDark)
      // GTK 4.8 has no announcements; what appears in the window is read when it gets the focus.
      case .announce: break
      // A desktop lays no overlays over a window.
      case .showOverlays: break
      case .present(let id): (surfaces[id] as? WindowSurface)?.bringUp()
      case .close: quit()
      }
    }

    /// Performs the press of a node.
    func activate(_ node: HostTree.Node) {
      let content = node.content
      guard !content.traits.contains(.disabled) else { return }
      if content.actions.contains(.setValue), case .bool(let isOn)? = content.value {
        send(.setValue(node.id, .bool(!isOn)))
      } else if content.actions.contains(.activate) {
        send(.activate(node.id))
      } else {
        openActions(of: node)
      }
    }
  }
#endif
