#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  /// A window of the app.
  ///
  /// A screen's navigation bar at the upper edge is also the window's header bar: it moves the
  /// window, and contains the window's buttons. Otherwise the window has its own header bar with
  /// the title.
  final class WindowSurface: Surface {
    let window: Widget
    let header = adw_header_bar_new()!
    private let title = adw_window_title_new("", nil)!.opaque
    private(set) var menu: MainMenuButton!
    private(set) var isPresented = false
    /// The size of its canvas when it opens, until it has one.
    private var opening: CGSize?
    /// Whether the next menu that opens in it is the main one.
    var awaitsMainMenu = false

    init(_ id: NodeID, size: CGSize, _ host: GTKHost) {
      window = adw_window_new()
      g_object_ref_sink(window)
      super.init(id, host)
      open(at: size)
      adw_header_bar_set_title_widget(header.opaque, title.widget)
      menu = MainMenuButton(in: host.environment.locale) { [weak self] in
        // The initializer's own parameter `host` would be retained forever.
        if let self { self.host.toggleMainMenu(of: self) }
      }
      gtk_widget_set_visible(menu.widget, 0)
      adw_header_bar_pack_end(header.opaque, menu.widget)
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

    /// Handles the window's close button.
    func askToClose() {
      if id == .root { host.askToQuit() } else { host.send(.dismiss(id)) }
    }

    private func activityChanged() {
      host.activityChanged()
      if isActive, id != .root { host.send(.perform(id, .front)) }
    }

    var isActive: Bool { gtk_window_is_active(window.to()) != 0 }

    override var sizes: (least: CGSize, natural: CGSize) {
      let usual = CGSize(width: 240, height: 120)
      let least = node?.content.window?.least ?? usual
      let own = node?.frame.size ?? CGSize(width: 320, height: 320)
      let natural = CGSize(
        width: max(own.width, least.width), height: max(own.height, least.height))
      return (isSizable ? least : natural, natural)
    }

    /// Whether the content allows several sizes.
    private var isSizable: Bool {
      guard let spec = node?.content.window, let most = spec.most else { return true }
      return spec.least != most
    }

    /// Sets the size of its canvas when it opens.
    private func open(at size: CGSize) {
      let bar = hasBarOnTop ? 0 : GTKHost.barHeight
      gtk_window_set_default_size(
        window.to(), Int32(clamping: size.width), Int32(clamping: size.height + bar))
    }

    override func present() {
      guard !isPresented else { return }
      isPresented = true
      let wanted = id == .root ? host.size : node?.frame.size ?? host.size
      open(at: wanted)
      opening = wanted
      bringUp()
      if let icon = host.icon { kumiki_set_window_icon(window, icon.path) }
      // GTK focuses the first control when the window opens; the app decides that.
      if host.requestedFocus == nil { gtk_window_set_focus(window.to(), nil) }
    }

    /// Raises it above other windows, including those of other programs if the desktop allows it.
    func bringUp() {
      RunningApp.allow(window)
      gtk_window_present(window.to())
    }

    /// Hides it; another window of the app may reuse it later.
    override func close() {
      isPresented = false
      gtk_widget_set_visible(window, 0)
    }

    override func resized(to size: CGSize) {
      if let wanted = opening {
        opening = nil
        host.afterEvents { [weak self] in self?.correct(size, to: wanted) }
      }
      host.windowResized(self, to: size)
    }

    /// Corrects the size: without a compositor that draws shadows, GTK includes a window's border
    /// in its size.
    private func correct(_ size: CGSize, to wanted: CGSize) {
      let missing = CGSize(width: wanted.width - size.width, height: wanted.height - size.height)
      guard isPresented, isSizable, missing != .zero, abs(missing.width) < 64,
        abs(missing.height) < 64
      else { return }
      var (width, height): (Int32, Int32) = (0, 0)
      gtk_window_get_default_size(window.to(), &width, &height)
      gtk_window_set_default_size(
        window.to(), width + Int32(clamping: missing.width),
        height + Int32(clamping: missing.height))
    }

    override func update() {
      showTitle()
      gtk_widget_set_visible(header, (!hasBarOnTop).gboolean)
      gtk_widget_set_visible(menu.widget, hasMainMenu.gboolean)
      frame()
    }

    var hasMainMenu: Bool { node?.content.actions.contains(.menu) ?? false }

    /// Applies what its content and kind require of the desktop.
    private func frame() {
      let isSizable = isSizable
      if gtk_window_get_resizable(window.to()) != isSizable.gboolean {
        gtk_window_set_resizable(window.to(), isSizable.gboolean)
      }
      if !isSizable { gtk_widget_queue_resize(canvas) }
      guard node?.content.window?.isAuxiliary == true,
        gtk_window_get_transient_for(window.to()) == nil
      else { return }
      let others = host.surfaces.values.compactMap { $0 as? WindowSurface }
        .filter { $0 !== self && $0.node?.content.window?.isAuxiliary != true }
      if let parent = others.max(by: { !$0.isActive && $1.isActive }) {
        gtk_window_set_transient_for(window.to(), parent.window.to())
      }
    }

    /// The button that opens the commands, if it is visible.
    var shownMenuButton: Widget? {
      guard hasMainMenu else { return nil }
      if gtk_widget_get_visible(header) != 0 { return menu.widget }
      return host.nativeWidgets.values.lazy.compactMap { ($0 as? HeaderWidget)?.shownMenuButton }
        .first { gtk_widget_is_ancestor($0, canvas) != 0 }
    }

    /// Whether a navigation bar lies at the upper edge and reaches the corner with the window's
    /// buttons.
    private var hasBarOnTop: Bool {
      host.landmarks.headerBars.contains { id in
        guard let bar = host.tree[id], bar.isSeen, host.surface(of: bar) === self else {
          return false
        }
        return host.isOnTop(bar)
      }
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
