#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// The background of a screen's navigation bar: the desktop's header bar, with the bar's title
  /// and items on it. It moves the window; at the window's upper edge it has the window's buttons.
  final class HeaderWidget: NativeWidget {
    private var menu: MainMenuButton?
    private let bar: Widget

    /// - Parameter role: the accessibility role of the bar with its content.
    init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, _ host: GTKHost?) {
      bar = adw_header_bar_new()
      super.init(kumiki_nest_new(role, bar), host)
      adw_header_bar_set_title_widget(bar.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      showButtons(atStart: false, atEnd: false)
    }

    override var holdsParts: Bool { true }
    override var background: Widget? { bar }

    override func update(_ content: NodeContent) {
      bar.setClass("flat", content.traits.contains(.hasOwnBackground))
    }

    override func placed(in rect: CGRect, on surface: Surface) {
      let isOnTop = rect.minY < 1
      let isAtLeft = isOnTop && rect.minX < 1
      let isAtRight = isOnTop && rect.maxX > surface.size.width - 1
      let isMirrored = gtk_widget_get_direction(bar) == GTK_TEXT_DIR_RTL
      let isAtEnd = isMirrored ? isAtLeft : isAtRight
      showButtons(atStart: isMirrored ? isAtRight : isAtLeft, atEnd: isAtEnd)
      let window = surface as? WindowSurface
      showMenu(of: isAtEnd && window?.hasMainMenu == true ? window : nil)
    }

    private func showMenu(of window: WindowSurface?) {
      if let window, menu == nil {
        let button = MainMenuButton(in: window.host.environment.locale) { [weak window] in
          if let window { window.host.toggleMainMenu(of: window) }
        }
        adw_header_bar_pack_end(bar.opaque, button.widget)
        menu = button
      }
      guard let menu else { return }
      gtk_widget_set_visible(menu.widget, (window != nil).gboolean)
    }

    /// The button of its window's commands, if it is visible here.
    var shownMenuButton: Widget? {
      menu.flatMap {
        gtk_widget_get_visible($0.widget) != 0 && gtk_widget_get_child_visible(widget) != 0
          ? $0.widget : nil
      }
    }

    private func showButtons(atStart: Bool, atEnd: Bool) {
      adw_header_bar_set_show_start_title_buttons(bar.opaque, atStart.gboolean)
      adw_header_bar_set_show_end_title_buttons(bar.opaque, atEnd.gboolean)
    }
  }

  extension GTKHost {
    /// Returns the gap between a bar and that of the next column, which contains the line between
    /// the columns. It belongs to the bar, too: a window has one bar from edge to edge.
    func gap(behind bar: HostTree.Node) -> CGFloat {
      let frame = bar.absoluteFrame
      let ways = landmarks.headerBars.compactMap { id -> CGFloat? in
        guard let other = tree[id], other !== bar, other.isSeen,
          surface(of: other) === surface(of: bar)
        else { return nil }
        let beside = other.absoluteFrame
        return beside.minY == frame.minY && beside.minX >= frame.maxX
          ? beside.minX - frame.maxX : nil
      }
      guard let way = ways.min(), way < 16 else { return 0 }
      return way
    }
  }
#endif
