#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A window of the app.
  ///
  /// Where a screen's navigation bar lies at the upper edge, it is the window's header bar as well:
  /// it moves the window, and the window's buttons stand on it. Elsewhere the window has a header
  /// bar of its own with the title.
  final class WindowSurface: Surface {
    let window: Widget
    let header = adw_header_bar_new()!
    private let title = adw_window_title_new("", nil)!.opaque
    private let menu = gtk_button_new_from_icon_name("open-menu-symbolic")!
    private(set) var isPresented = false

    init(_ id: NodeID, size: CGSize, _ host: GTKHost) {
      window = adw_window_new()
      g_object_ref_sink(window)
      super.init(id, host)
      gtk_window_set_default_size(
        window.to(), Int32(clamping: size.width), Int32(clamping: size.height + GTKHost.barHeight))
      adw_header_bar_set_title_widget(header.opaque, title.widget)
      menu.addClass("flat")
      kumiki_set_accessible_label(menu, "Main Menu")
      gtk_widget_set_visible(menu, 0)
      connect(menu.opaque, "clicked") { [weak self] _ in
        if let self { host.send(.perform(self.id, .commands)) }
      }
      adw_header_bar_pack_start(header.opaque, menu)
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(column.to(), header)
      gtk_widget_set_vexpand(canvas, 1)
      gtk_widget_set_hexpand(canvas, 1)
      gtk_box_append(column.to(), canvas)
      adw_window_set_content(window.to(), column)
      host.watch(window, isMain: true)
      connectAsking(window.opaque, "close-request") { [weak self] _ in
        self?.askToClose()
        return true
      }
      connect(window.opaque, "notify::is-active") { [weak self] _ in self?.activityChanged() }
    }

    isolated deinit {
      gtk_window_destroy(window.to())
      g_object_unref(window)
    }

    /// What the window's close button does.
    func askToClose() {
      if id == .root { host.askToQuit() } else { host.send(.dismiss(id)) }
    }

    private func activityChanged() {
      host.activityChanged()
      if isActive, id != .root { host.send(.perform(id, .front)) }
    }

    var isActive: Bool { gtk_window_is_active(window.to()) != 0 }

    override var sizes: (least: CGSize, natural: CGSize) {
      (CGSize(width: 240, height: 120), CGSize(width: 320, height: 320))
    }

    override func present() {
      guard !isPresented else { return }
      isPresented = true
      gtk_window_present(window.to())
      if let icon = host.icon { kumiki_set_window_icon(window, icon.path) }
      // GTK gives the focus to the first control when the window opens; the app decides that.
      if host.requestedFocus == nil { gtk_window_set_focus(window.to(), nil) }
    }

    /// Takes it from the screen; another window of the app may use it later.
    override func close() {
      isPresented = false
      gtk_widget_set_visible(window, 0)
    }

    override func resized(to size: CGSize) { host.windowResized(self, to: size) }

    override func update() {
      showTitle()
      gtk_widget_set_visible(header, (!hasBarOnTop).gboolean)
      let hasMenu = node?.content.actions.contains(.menu) ?? false
      gtk_widget_set_visible(menu, hasMenu.gboolean)
    }

    /// Whether a navigation bar lies at the upper edge, up to the corner of the window's buttons.
    private var hasBarOnTop: Bool {
      guard let node else { return false }
      var found = false
      node.forEachNode { bar in
        guard !found, bar.isHeaderBar, bar.isSeen else { return }
        found = host.isOnTop(bar)
      }
      return found
    }

    private func showTitle() {
      let own = node?.content.label ?? ""
      let text = own.isEmpty ? host.tree.root.content.label ?? "" : own
      guard String(cString: adw_window_title_get_title(title)) != text else { return }
      adw_window_title_set_title(title, text)
      gtk_window_set_title(window.to(), text)
    }
  }
#endif
