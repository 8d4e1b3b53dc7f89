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
      var dividers: [NativeWidget] = []
      (activeWindow.node ?? tree.root).forEachNode { node in
        guard node.content.role == .divider, let divider = nativeWidget(of: node.id),
          divider.window == window, divider.mayHaveFocus
        else { return }
        dividers.append(divider)
      }
      guard !dividers.isEmpty else { return false }
      let present = dividers.firstIndex { $0.owner?.id == focused }
      let index = present.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : dividers.count - 1)
      guard dividers.indices.contains(index) else { return leaveDivider() }
      return gtk_widget_grab_focus(dividers[index].input) != 0
    }

    /// Called when the focus has moved, before that is recorded.
    func noteDivider(_ node: HostTree.Node?) {
      guard node?.content.role == .divider else { return placeBeforeDivider = nil }
      let former = focused.flatMap { tree[$0] }
      if former?.content.role != .divider { placeBeforeDivider = former?.id }
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
      return true
    }
  }
#endif
