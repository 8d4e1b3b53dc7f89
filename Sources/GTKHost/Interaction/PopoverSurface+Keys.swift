#if GTK
  import CAdw
  import HostInterface

  extension PopoverSurface {
    /// The keys of an open menu beside those that work everywhere: up and down, round its ends; to
    /// the menu that an entry opens, and back; what is typed goes to the entry that begins with it.
    ///
    /// - Returns: whether the key meant something there.
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

    /// Arrows that mean nothing else lead from one thing in it to the next. GTK looks for that in
    /// the window behind it as well, where nobody sees the focus go.
    func keepsArrow(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
      let directions = [
        GDK_KEY_Up: GTK_DIR_UP, GDK_KEY_Down: GTK_DIR_DOWN, GDK_KEY_Left: GTK_DIR_LEFT,
        GDK_KEY_Right: GTK_DIR_RIGHT,
      ]
      let held = modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
      guard held == 0, let direction = directions[Int32(key)] else { return false }
      _ = gtk_widget_child_focus(canvas, direction)
      return true
    }

    /// In their order.
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
      // Nothing is chosen yet: up begins at the end.
      let next = present.map(step) ?? min(step(-1), 0)
      focus(entries[(next + entries.count) % entries.count])
    }

    private func focus(_ entry: NativeWidget) {
      gtk_widget_grab_focus(entry.input)
      // Also in a menu that was opened by the pointer, arrows are to be seen.
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
