#if GTK
  import CAdw

  /// The few style rules that controls need beside the desktop's own.
  enum StyleSheet {
    /// Applies the rules to all windows of the process: once, however many apps it shows.
    static func install() {
      guard !isInstalled, let display = gdk_display_get_default() else { return }
      isInstalled = true
      add(colors, UInt32(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK), to: display)
      add(rules, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION), to: display)
    }

    private static func add(_ rules: String, _ priority: UInt32, to display: OpaquePointer) {
      let provider = gtk_css_provider_new()
      gtk_css_provider_load_from_data(provider, rules, -1)
      gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }

    private static var isInstalled = false

    /// The colours that the rules use, for themes that were made without them.
    private static let colors = """
      @define-color headerbar_shade_color alpha(black, .12);
      @define-color view_bg_color @theme_base_color;
      @define-color window_bg_color @theme_bg_color;
      @define-color window_fg_color @theme_fg_color;
      @define-color accent_color @theme_selected_bg_color;
      """

    private static let rules = """
      canvas headerbar:not(.flat) { box-shadow: inset 0 -1px @headerbar_shade_color; }
      canvas button, canvas dropdown { font-weight: normal; }
      canvas button.bare, canvas button.bare:hover, canvas button.bare:active,
      canvas button.bare:checked {
        padding: 0; margin: 0; min-width: 0; min-height: 0; border: none;
        background: none; box-shadow: none;
      }
      canvas button.bare.behind:hover { background: alpha(currentColor, .05); }
      canvas button.bare.behind:active { background: alpha(currentColor, .1); }
      canvas entry.bare, canvas passwordentry.bare {
        padding: 0; min-height: 0; background: none; box-shadow: none; outline: none; border: none;
      }
      popover.menu button:checked:not(.submenu) { background: none; }
      popover.menu button:hover, popover.menu button:focus:focus-visible,
      popover.menu.keyed button:focus {
        outline: none; background: alpha(currentColor, .1);
      }
      popover.menu.keyed button:hover:not(:focus) { background: none; }
      canvas textview, canvas textview text { background: transparent; }
      canvas textview text:drop(active) { box-shadow: none; }
      canvas scrolledwindow.field {
        background: alpha(currentColor, .1); border-radius: 6px;
      }
      canvas scrolledwindow.page {
        background: @view_bg_color; border-radius: 6px;
        box-shadow: inset 0 0 0 1px alpha(currentColor, .15);
      }
      canvas scrolledwindow.field textview, canvas scrolledwindow.page textview { padding: 8px; }
      canvas scrolledwindow.groundless textview { padding: 8px 0; }
      canvas spoken:focus:focus-visible {
        outline: 2px solid alpha(@accent_color, .5); outline-offset: 2px; border-radius: 6px;
      }
      canvas spoken.links:focus:focus-visible { outline: none; }
      label.carried {
        background: @window_bg_color; color: @window_fg_color; padding: 4px 8px;
      }
      canvas button.step { padding: 0; min-width: 34px; }
      """
  }
#endif
