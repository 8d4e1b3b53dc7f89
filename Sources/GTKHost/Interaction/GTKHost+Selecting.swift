#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import TextEditing

  /// Selection in read-only text, as in the desktop's own labels: dragging selects letters, a
  /// double click words, a triple click lines, and Shift extends the selection. While there is a
  /// selection, keys act on it.
  extension GTKHost {
    /// The current selection, or the clicked position in a text.
    var selectedText: SelectedText? {
      guard let selection, tree[selection.node]?.selectableText?.string == selection.text else {
        return nil
      }
      return selection
    }

    func unselectText() {
      guard let node = selection?.node else { return }
      selection = nil
      selectionChanged(in: node)
    }

    private func select(_ selected: SelectedText) {
      if selection?.node != selected.node { unselectText() }
      selection = selected
      selectionChanged(in: selected.node)
    }

    private func selectionChanged(in id: NodeID) {
      guard let node = tree[id] else { return }
      (nativeWidgets[id] as? SpokenWidget)?.isSelecting = selection?.node == id
      pictures.changed(node)
      surface(of: node)?.redraw()
    }

    // MARK: The pointer

    /// Starts a selection where a text is pressed.
    ///
    /// - Parameter node: the pressed node; nil if the press hit none.
    /// - Returns: whether the text can be selected.
    func beginSelecting(_ node: HostTree.Node?, at point: CGPoint) -> Bool {
      guard let node, let text = node.selectableText?.string, !text.isEmpty,
        let place = place(at: point, in: node)
      else { return false }
      select(SelectedText(node.id, text, pressed: place..<place, clicks: pointer.pressCount))
      focusSelection(in: node)
      pointer.drag = .words(node.id)
      return true
    }

    /// Starts a selection in a text whose click has another meaning, once the pointer has moved far
    /// enough.
    func beginSelectingIfFarEnough(_ point: CGPoint) {
      guard case .click = pointer.drag, let (id, start) = pointer.pressedText,
        hypot(point.x - start.x, point.y - start.y) > Self.threshold, let node = tree[id]
      else { return }
      pointer.pressedText = nil
      if beginSelecting(node, at: start) { extendSelection(to: point) }
    }

    func extendSelection(to point: CGPoint) {
      guard var selected = selectedText, let node = tree[selected.node],
        let place = place(at: point, in: node)
      else { return }
      selected.extend(to: place..<place)
      select(selected)
    }

    private func place(at point: CGPoint, in node: HostTree.Node) -> Int? {
      guard let text = node.selectableText else { return nil }
      let frame = node.absoluteFrame
      return paragraph(of: text, in: frame.size).offset(
        at: CGPoint(x: point.x - frame.minX.rounded(), y: point.y - frame.minY.rounded()),
        in: text.string)
    }

    /// Moves the keyboard focus to the text, or to the nearest ancestor that can have it, so that
    /// no field receives the keys.
    private func focusSelection(in node: HostTree.Node) {
      let holders = sequence(first: node, next: \.parent).lazy.compactMap {
        self.nativeWidget(of: $0.id)
      }
      guard let holder = holders.first(where: \.mayHaveFocus) else { return clearFocus() }
      gtk_widget_grab_focus(holder.input)
    }

    /// Returns whether the selected text is this node or inside it.
    func holdsSelection(_ node: HostTree.Node) -> Bool {
      guard let text = selection.flatMap({ tree[$0.node] }) else { return false }
      return sequence(first: text, next: \.parent).contains { $0 === node }
    }

    /// Offers the selection for pasting with the middle button, as other programs do.
    func offerSelection() {
      guard let letters = selectedText?.letters else { return }
      gdk_clipboard_set_text(gtk_widget_get_primary_clipboard(canvas), letters)
    }

    // MARK: Keys

    /// Handles keys that copy or extend the selection.
    func selectByKey(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      guard var selected = selectedText, let node = tree[selected.node] else { return false }
      let held = KeyStroke.Modifiers(modifiers)
      switch (Int32(gdk_keyval_to_lower(key)), held) {
      case (GDK_KEY_c, .control), (GDK_KEY_Insert, .control):
        guard let letters = selected.letters else { return false }
        perform(.copy(letters))
        return true
      case (GDK_KEY_a, .control):
        selected.selectAll()
      case (_, [.shift]), (_, [.shift, .control]):
        guard let movement = movement(key, held, in: node, selected) else { return false }
        selected.extend(movement)
      default: return false
      }
      select(selected)
      offerSelection()
      return true
    }

    private func movement(
      _ key: UInt32, _ held: KeyStroke.Modifiers, in node: HostTree.Node, _ selected: SelectedText
    ) -> TextMovement? {
      guard let text = node.selectableText else { return nil }
      let isFar = held.contains(.control)
      let isMirrored = paragraph(of: text, in: node.frame.size)
        .isRightToLeft(at: selected.head, in: selected.text)
      switch Int32(key) {
      case GDK_KEY_Left, GDK_KEY_Right:
        let isForward = (Int32(key) == GDK_KEY_Right) != isMirrored
        return isFar ? isForward ? .wordForward : .wordBackward : isForward ? .forward : .backward
      case GDK_KEY_Home: return isFar ? .textStart : .lineStart
      case GDK_KEY_End: return isFar ? .textEnd : .lineEnd
      default: return nil
      }
    }

    // MARK: The menu

    /// Opens the menu of a text: over the selection, or where there is no other menu.
    ///
    /// - Returns: whether there is one.
    func openTextMenu(of node: HostTree.Node, at point: CGPoint) -> Bool {
      guard let text = node.selectableText?.string, let place = place(at: point, in: node) else {
        return false
      }
      let isSelected =
        selectedText.map { $0.node == node.id && $0.range?.contains(place) == true } ?? false
      guard isSelected || node.menuOwner == nil else { return false }
      if !isSelected {
        select(SelectedText(node.id, text, pressed: place..<place, clicks: 2))
        focusSelection(in: node)
      }
      openTextMenu(at: point, on: node)
      return true
    }

    /// Opens the menu of the selection, for the menu key.
    func openTextMenuOfFocus() -> Bool {
      guard let selected = selectedText, let range = selected.range, let node = tree[selected.node],
        let text = node.selectableText,
        let area = paragraph(of: text, in: node.frame.size).areas(of: range, in: selected.text).last
      else { return false }
      let frame = node.absoluteFrame
      openTextMenu(at: CGPoint(x: frame.minX + area.midX, y: frame.minY + area.maxY), on: node)
      return true
    }

    private func openTextMenu(at point: CGPoint, on node: HostTree.Node) {
      let items: [MenuItem] = [
        (
          word("Copy"),
          { [weak self] in
            guard let self, let letters = selectedText?.letters else { return }
            perform(.copy(letters))
          }
        ),
        (
          word("Select All"),
          { [weak self] in
            guard let self, var selected = selectedText else { return }
            selected.selectAll()
            select(selected)
            offerSelection()
          }
        ),
      ]
      open(items, of: node, at: point)
    }
  }
#endif
