#if GTK
  import CAdw
  import HostInterface

  extension PopoverSurface {
    /// Handles the keys of an open menu beside the global ones: up and down move, wrapping around;
    /// left and right move to a submenu and back; letters move to the entry that starts with them.
    ///
    /// - Returns: whether the menu handled the key.
    func moveInMenu(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let held = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SHIFT_MASK.rawValue
      guard isMenu, modifiers.rawValue & held == 0 else { return false }
      let isReversed = host.environment.isRightToLeft
      switch Int32(key) {
      case GDK_KEY_Up: move { $0 - 1 }
      case GDK_KEY_Down: move { $0 + 1 }
      case GDK_KEY_Home: move { _ in 0 }
      case GDK_KEY_End: move { _ in -1 }
      case isReversed ? GDK_KEY_Left : GDK_KEY_Right: openFurther()
      case isReversed ? GDK_KEY_Right : GDK_KEY_Left:
        if isFurther { host.send(.dismiss(id)) }
      default: return jump(to: gdk_keyval_to_unicode(key))
      }
      return true
    }

    /// Moves the focus inside the popover for arrows without another meaning. GTK would also search
    /// the window behind it, where the focus is not visible.
    func keepsArrow(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let directions = [
        GDK_KEY_Up: GTK_DIR_UP, GDK_KEY_Down: GTK_DIR_DOWN, GDK_KEY_Left: GTK_DIR_LEFT,
        GDK_KEY_Right: GTK_DIR_RIGHT,
      ]
      guard modifiers.held.rawValue == 0, let direction = directions[Int32(key)] else {
        return false
      }
      _ = gtk_widget_child_focus(canvas, direction)
      return true
    }

    /// The entries, in order.
    private var entries: [NativeWidget] {
      var entries: [NativeWidget] = []
      node?.forEachNode { part in
        if let native = host.nativeWidgets[part.id], native.mayHaveFocus { entries.append(native) }
      }
      return entries
    }

    private func focusedIndex(_ entries: [NativeWidget]) -> Int? {
      entries.firstIndex { gtk_widget_has_focus($0.input) != 0 }
    }

    private func move(_ step: (Int) -> Int) {
      let entries = entries
      guard !entries.isEmpty else { return }
      let present = focusedIndex(entries)
      // Nothing is focused yet: up starts at the end.
      let next = present.map(step) ?? min(step(-1), 0)
      focus(entries[(next + entries.count) % entries.count])
    }

    private func focus(_ entry: NativeWidget) {
      gtk_widget_grab_focus(entry.input)
      // In a menu that was opened with the pointer, arrow keys have to be visible, too.
      popover.addClass("keyed")
      if let window = entry.window { gtk_window_set_focus_visible(window.to(), 1) }
    }

    private func openFurther() {
      let entries = entries
      guard let index = focusedIndex(entries), let owner = entries[index].owner,
        owner.content.control?.style == .submenu
      else { return }
      host.activate(owner)
    }

    private func jump(to character: UInt32) -> Bool {
      guard let scalar = Unicode.Scalar(character),
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      else { return false }
      let entries = entries
      let titles = entries.map { $0.owner?.spokenLabel ?? "" }
      let found = typedWords.find(
        Character(scalar), at: host.time.now, after: focusedIndex(entries), in: titles)
      if let found { focus(entries[found]) }
      return true
    }
  }
#endif
