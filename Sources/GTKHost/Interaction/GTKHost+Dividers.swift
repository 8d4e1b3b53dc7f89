#if GTK
  import CAdw
  import HostInterface

  /// Dividers by keys, as those of the desktop's own panes: no tab stops, reached with F8.
  extension GTKHost {
    /// Focuses the next divider of the active window, or after the last one, what had the focus
    /// before the first.
    ///
    /// - Returns: whether there is one.
    func focusDivider(forward: Bool) -> Bool {
      let window = gtk_widget_get_root(activeWindow.canvas)?.widget
      let dividers = nativeWidgets.values
        .filter { $0.owner?.content.role == .divider && $0.window == window && $0.mayHaveFocus }
        .sorted { $0.id < $1.id }
      guard !dividers.isEmpty else { return false }
      let present = dividers.firstIndex { $0.owner?.id == focused }
      let index = present.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : dividers.count - 1)
      guard dividers.indices.contains(index) else { return leaveDivider() }
      if present == nil { placeBeforeDivider = focused }
      return gtk_widget_grab_focus(dividers[index].input) != 0
    }

    /// Returns the focus from a divider to where it was before.
    ///
    /// - Returns: whether a divider had it.
    func leaveDivider() -> Bool {
      guard let node = focused.flatMap({ tree[$0] }), node.content.role == .divider else {
        return false
      }
      if let former = placeBeforeDivider.flatMap(nativeWidget), former.mayHaveFocus {
        gtk_widget_grab_focus(former.input)
      } else {
        clearFocus()
      }
      placeBeforeDivider = nil
      return true
    }
  }
#endif
