#if GTK
  import CAdw
  import HostInterface

  extension KeyStroke {
    /// Makes the key stroke of GTK's key; nil for keys that are not reported to programs.
    init?(_ key: UInt32, _ modifiers: GdkModifierType) {
      let character: Character
      switch Int32(key) {
      case GDK_KEY_Return, GDK_KEY_KP_Enter: character = Named.return
      case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab: character = Named.tab
      case GDK_KEY_Escape: character = Named.escape
      case GDK_KEY_BackSpace: character = Named.delete
      case GDK_KEY_Delete: character = Named.deleteForward
      case GDK_KEY_Up: character = Named.up
      case GDK_KEY_Down: character = Named.down
      case GDK_KEY_Left: character = Named.left
      case GDK_KEY_Right: character = Named.right
      case GDK_KEY_Home: character = Named.home
      case GDK_KEY_End: character = Named.end
      case GDK_KEY_Page_Up: character = Named.pageUp
      case GDK_KEY_Page_Down: character = Named.pageDown
      case GDK_KEY_F1...GDK_KEY_F12:
        let number = UInt32(key) - UInt32(GDK_KEY_F1)
        guard let scalar = Unicode.Scalar(0xF704 + number) else { return nil }
        character = Character(scalar)
      default:
        let scalar = Unicode.Scalar(gdk_keyval_to_unicode(gdk_keyval_to_lower(key)))
        guard let scalar, scalar.value != 0 else { return nil }
        character = Character(scalar)
      }
      let held = Modifiers(modifiers)
      let typed = Unicode.Scalar(gdk_keyval_to_unicode(key)).map { String(Character($0)) }
      self.init(character, held, characters: typed)
    }
  }

  extension KeyStroke.Modifiers {
    /// Makes the modifiers of GTK's state.
    init(_ state: GdkModifierType) {
      self = []
      func add(_ mask: GdkModifierType, _ modifier: Self) {
        if state.rawValue & mask.rawValue != 0 { insert(modifier) }
      }
      add(GDK_SHIFT_MASK, .shift)
      add(GDK_CONTROL_MASK, .control)
      add(GDK_ALT_MASK, .option)
      add(GDK_SUPER_MASK, .command)
    }
  }
#endif
