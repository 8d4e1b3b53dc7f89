#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface

  /// The button that opens a window's commands, at the end of its header bar.
  final class MainMenuButton {
    let widget: Widget

    /// - Parameter locale: the locale of its name for accessibility clients.
    init(in locale: Locale, _ press: @escaping () -> Void = {}) {
      widget = gtk_button_new_from_icon_name("open-menu-symbolic")
      widget.addClass("flat")
      // As with the desktop's menu buttons, a click leaves the focus where the user works.
      gtk_widget_set_focus_on_click(widget, 0)
      gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
      let label = LibraryWords.translation(of: "Main Menu", in: locale) ?? "Main Menu"
      widget.setName(ofPicture: label)
      connect(widget.opaque, "clicked") { _ in press() }
    }
  }

  extension GTKHost {
    /// Opens or closes a window's commands, below their button.
    func toggleMainMenu(of surface: WindowSurface) {
      surface.awaitsMainMenu = true
      send(.perform(surface.id, .commands))
      afterEvents { [weak surface] in surface?.awaitsMainMenu = false }
    }
  }
#endif
