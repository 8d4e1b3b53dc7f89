#if GTK
  import CAdw
  import Foundation
  import HostInterface

  extension GTKHost {
    /// Keys that no widget wanted.
    func watchKeys() {
      let keys = gtk_event_controller_key_new()!
      connectAsking(keys, "key-pressed") { [unowned self] values in
        press(UInt32(values.uint(1)), GdkModifierType(values.flags(3)))
      }
      gtk_widget_add_controller(window, keys)
    }

    private func press(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let isControl = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
      let isShift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
      switch Int32(key) {
      case GDK_KEY_q where isControl, GDK_KEY_w where isControl: quit()
      case GDK_KEY_F12: onInspect()
      case GDK_KEY_Escape: return goBack()
      case GDK_KEY_Return, GDK_KEY_KP_Enter:
        guard let node = topmostAction(.defaultAction) else { return false }
        activate(node)
      case GDK_KEY_Page_Up: return scrollForKeys { CGPoint(x: 0, y: -$0.frame.height * 0.9) }
      case GDK_KEY_Page_Down: return scrollForKeys { CGPoint(x: 0, y: $0.frame.height * 0.9) }
      case GDK_KEY_Up: return scrollForKeys { _ in CGPoint(x: 0, y: -40) }
      case GDK_KEY_Down: return scrollForKeys { _ in CGPoint(x: 0, y: 40) }
      case GDK_KEY_Home: return scrollForKeys { _ in CGPoint(x: 0, y: -1e7) }
      case GDK_KEY_End: return scrollForKeys { _ in CGPoint(x: 0, y: 1e7) }
      case GDK_KEY_F10 where isShift: return openActionsOfFocus()
      case GDK_KEY_Menu: return openActionsOfFocus()
      case GDK_KEY_Delete, GDK_KEY_BackSpace: return deleteRow()
      default: return false
      }
      return true
    }

    private func openActionsOfFocus() -> Bool {
      guard let node = focused.flatMap({ tree[$0] }) else { return false }
      return openActions(of: node)
    }

    private func topmostAction(_ trait: Traits) -> HostTree.Node? {
      topmost { $0.content.traits.contains(trait) && !$0.content.traits.contains(.disabled) }
    }

    /// Escape closes what is uppermost, or leaves a text.
    private func goBack() -> Bool {
      if let node = topmostAction(.cancelAction) {
        activate(node)
      } else if let node = topmost(where: { $0.content.actions.contains(.dismiss) }) {
        send(.dismiss(node.id))
      } else if focused != nil {
        gtk_window_set_focus(window.to(), nil)
      } else {
        return false
      }
      return true
    }

    private func deleteRow() -> Bool {
      var current = focused.flatMap { tree[$0] }
      while let node = current {
        let content = node.content
        if content.namedActions.contains("delete") || content.actions.contains(.delete) {
          send(.perform(node.id, "delete"))
          return true
        }
        current = node.parent
      }
      return false
    }
  }
#endif
