#if GTK
  import CAdw

  /// The few rules that controls need beside the desktop's own.
  enum StyleSheet {
    /// Puts the rules to use for all windows of the process.
    static func install() {
      guard let display = gdk_display_get_default() else { return }
      let provider = gtk_css_provider_new()
      gtk_css_provider_load_from_data(provider, rules, -1)
      gtk_style_context_add_provider_for_display(
        display, OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    private static let rules = """
      canvas button, canvas dropdown { font-weight: normal; }
      canvas button.bare, canvas button.bare:hover, canvas button.bare:active,
      canvas button.bare:checked {
        padding: 0; margin: 0; min-width: 0; min-height: 0; border: none;
        background: none; box-shadow: none;
      }
      canvas button.bare.ground:hover { background: alpha(currentColor, .05); }
      canvas button.bare.ground:active { background: alpha(currentColor, .1); }
      canvas entry.bare, canvas passwordentry.bare {
        padding: 0; min-height: 0; background: none; box-shadow: none; outline: none; border: none;
      }
      canvas textview, canvas textview text { background: transparent; }
      canvas scrolledwindow.field {
        background: alpha(currentColor, .1); border-radius: 6px;
      }
      canvas scrolledwindow.field textview { padding: 8px; }
      canvas spoken:focus:focus-visible {
        outline: 2px solid alpha(@accent_color, .5); outline-offset: 2px; border-radius: 6px;
      }
      label.carried {
        background: @window_bg_color; color: @window_fg_color; padding: 4px 8px;
      }
      canvas button.step { padding: 0; min-width: 34px; }
      """
  }
#endif
