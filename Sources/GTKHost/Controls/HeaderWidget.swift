#if GTK
  import CAdw
  import Foundation
  import HostInterface

  /// The ground of a screen's navigation bar: the desktop's header bar, on which the bar's title
  /// and items stand. By it the window is moved; at the window's upper edge it has the window's
  /// buttons.
  final class HeaderWidget: NativeWidget {
    init(_ host: GTKHost?) {
      super.init(adw_header_bar_new(), host)
      adw_header_bar_set_title_widget(
        widget.opaque, gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      showButtons(atStart: false, atEnd: false)
    }

    override func placed(in rect: CGRect, on surface: Surface) {
      let isOnTop = rect.minY < 1
      showButtons(
        atStart: isOnTop && rect.minX < 1, atEnd: isOnTop && rect.maxX > surface.size.width - 1)
    }

    private func showButtons(atStart: Bool, atEnd: Bool) {
      adw_header_bar_set_show_start_title_buttons(widget.opaque, atStart.gboolean)
      adw_header_bar_set_show_end_title_buttons(widget.opaque, atEnd.gboolean)
    }
  }
#endif
