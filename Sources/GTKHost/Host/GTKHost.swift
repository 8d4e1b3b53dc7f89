#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore
  import Timekeeping

  /// Shows an app in a window of the GNOME desktop.
  ///
  /// ```swift
  /// guard let host = GTKHost(arguments: CommandLine.arguments) else { return }  // no display
  /// let runtime = ViewRuntime(host: host)
  /// runtime.mount(ContentView())
  /// host.run()
  /// ```
  ///
  /// Texts, shapes and pictures are painted from the host's copy of the render tree by one widget,
  /// the canvas. Controls are the desktop's own widgets, children of the canvas, at the places that
  /// the layout gave their nodes. A point of the layout is a pixel of the desktop at scale one.
  ///
  /// | keys | |
  /// |---|---|
  /// | Tab, Shift-Tab, arrows | move the focus, in a text from link to link; Up and Down from row to row |
  /// | Return, Space | press, flip, open; Return elsewhere: the default action |
  /// | Page Up, Page Down, Home, End, wheel | scroll |
  /// | Delete | delete the row |
  /// | Menu, Shift-F10, right button | the row's actions |
  /// | Escape | close, cancel |
  /// | Control-Q, Control-W | quit |
  /// | F9 | hide the sidebar, show it |
  /// | F12 | the inspector |
  package final class GTKHost: RenderHost {
    package weak var client: (any HostClient)?
    package internal(set) var environment: HostEnvironment
    /// A picture of the program, for the lists of windows that desktops show.
    package var icon: URL?
    package internal(set) var size: CGSize

    let tree = HostTree()
    /// The windows, sheets, popovers and dialogs, by the nodes that they show.
    var surfaces: [NodeID: Surface] = [:]
    /// The window that is there from the start, whatever it shows.
    private(set) var mainSurface: Surface!
    var theme: Theme!
    private(set) var texts: TextLayouts!
    private(set) var images: Images!
    private(set) lazy var pictures = PaintingCache(self)
    /// The nodes that are shown as header bars, and those behind which nothing takes input.
    var landmarks = Landmarks()
    /// The widgets in the places of nodes.
    var nativeWidgets: [NodeID: NativeWidget] = [:]
    var kinds: [NodeID: NativeWidgetKind] = [:]
    var tabStops = TabStops()
    var nodesOfWidgets: [Widget: NodeID] = [:]
    /// The widget that takes the focus for a node that has none of its own: a toggle's switch.
    var widgetsOfOwners: [NodeID: NodeID] = [:]
    var prototypes: [NativeWidgetKind: NativeWidget] = [:]
    /// A window that is never shown: what is measured in it has the style of what is.
    private let measuringWindow: Widget
    /// By which GLib's loop looks after the main actor's work; zero: by none of this host's.
    var mainQueueSource: guint = 0
    let measuringParent: Widget
    /// What it hears of the desktop.
    var followed: [(object: OpaquePointer, handler: gulong)] = []

    let loop = g_main_loop_new(nil, 0)
    private(set) var wantsFrame = false
    /// Whether the windows are on the screen.
    var isOpen = false
    private var isFlushScheduled = false
    private var framePacer = FramePacer()
    /// Whether GTK is giving a canvas its place.
    var isAllocating = false
    private var isRunningFrames = false
    private var afterwards: [() -> Void] = []
    private(set) lazy var frameClock = FrameClock(of: canvas) { [unowned self] in tick() }
    /// Whether what moves is to be at rest.
    let isForPictures: Bool
    /// How often time may still jump, for pictures.
    var jumps = 0
    /// When Foundation's next timer is due, while GLib waits for that.
    var awaitedTimer: Date?
    var focused: NodeID?
    /// Which of the links of a text that has the focus a key would follow, by its place among them.
    var linkPlace = 0
    var requestedFocus: NodeID??
    package internal(set) var movesFocusByKeys = false
    /// Where the focus was, for when its node goes.
    var focusRestoration = FocusRestoration<CGRect>()
    /// Whether the node that had it has gone, and nothing has come into its place yet.
    var hasLostFocus = false
    /// The field that gave the focus up by Return: what is typed next goes there all the same.
    var resignedField: NodeID?
    /// A window, or a menu in one, while a key is dealt with that came to it.
    var keyWindow: Widget?
    var pointer = PointerState()
    var hover = HoverTracking()
    /// Where scroll views were asked to go since the last frame.
    var scrollTargets: [NodeID: CGPoint] = [:]
    var momentum: Momentum?
    /// F12.
    package var onInspect: () -> Void = {}
    let time: TimeSource
    /// How many leaves were measured: what one change costs.
    package internal(set) var measurements = 0
    /// How many pictures were painted and widgets placed: the same.
    var counts: (painted: Int, placed: Int) { (pictures.painted, placed) }
    var placed = 0
    /// The words of what was measured, while somebody wants to know.
    package var measured: [String]?

    /// Opens the connection to the display and makes the window, without showing it.
    ///
    /// - Parameters:
    ///   - size: of the first window, if its scene wants no other.
    ///   - isEmbedded: whether another program shows it in a window of its own (``embed(sizes:)``).
    ///   - hasFixedLooks: whether fonts and the like are the same for every user.
    ///   - locale: the user's.
    ///   - isRightToLeft: whether lines begin at the right, whatever GTK's own language is.
    ///   - time: the clock of what moves.
    /// - Returns: nil where there is no display.
    package init?(
      size: CGSize = GTKHost.usualSize, isEmbedded: Bool = false, hasFixedLooks: Bool = false,
      locale: Locale = .current, isRightToLeft: Bool = false, time: TimeSource = .current
    ) {
      guard Self.connectToDisplay() else { return nil }
      adw_init()
      if hasFixedLooks { kumiki_use_fixed_looks() }
      if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
      StyleSheet.install()
      self.time = time
      self.size = size
      isForPictures = hasFixedLooks
      measuringWindow = gtk_window_new()
      measuringParent = kumiki_canvas_new(KumikiCanvasCalls(), nil, GTK_ACCESSIBLE_ROLE_GROUP)
      environment = HostEnvironment(
        isDark: adw_style_manager_get_dark(adw_style_manager_get_default()) != 0, locale: locale,
        isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
      environment.hasHighContrast =
        adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0
      // In pictures nothing moves, whatever the settings say.
      environment.reducesMotion = !hasFixedLooks && Self.reducesMotion
      mainSurface = isEmbedded ? EmbeddedSurface(self) : WindowSurface(.root, size: size, self)
      surfaces[.root] = mainSurface
      texts = TextLayouts(canvas)
      images = Images(texts)
      gtk_window_set_child(measuringWindow.to(), measuringParent)
      theme = Theme(canvas)
      watchDesktop()
    }

    /// Says what the program is called, and opens the connection.
    ///
    /// - Returns: false where there is no display.
    static func connectToDisplay() -> Bool {
      if g_get_application_name() == nil {
        // By the first, accessibility clients know the app; by the second, the desktop does.
        g_set_prgname(ProcessInfo.processInfo.processName)
        g_set_application_name(ProcessInfo.processInfo.processName)
      }
      // Asked a second time, GTK says only that it was asked before.
      return gtk_init_check() != 0 && gdk_display_get_default() != nil
    }

    isolated deinit {
      stopFollowing()
      if mainQueueSource != 0 { g_source_remove(mainQueueSource) }
      nativeWidgets = [:]
      prototypes = [:]
      surfaces = [:]
      mainSurface = nil
      gtk_window_destroy(measuringWindow.to())
    }

    /// The first window; embedded, what the canvas stands in.
    var window: Widget {
      (mainSurface as? WindowSurface)?.window ?? gtk_widget_get_root(canvas)?.widget ?? canvas
    }
    var canvas: Widget { mainSurface.canvas }

    /// Of a window that no scene wants another size for.
    package static let usualSize = CGSize(width: 720, height: 640)
    /// The same for pictures of a window, which are looked at side by side.
    package static let pictureSize = CGSize(width: 480, height: 420)

    /// The height of a header bar.
    static let barHeight: CGFloat = 47

    /// How wide a window's buttons are in a header bar.
    private(set) lazy var windowButtons = widthInBar(of: gtk_window_controls_new(GTK_PACK_END))
    /// The same of the main menu's button, which stands beside them.
    private(set) lazy var mainMenuWidth = widthInBar(
      of: MainMenuButton(in: environment.locale).widget)

    private(set) lazy var buttonLine = measureButtonLine()

    /// The field that the user has left by Return or Escape: the tab key goes on from there.
    var leftPlace: NodeID?
    /// The picture that other programs dragged last over something that takes drops.
    var droppedPicture: DroppedPicture?

    /// What is measured once is measured again: the desktop has another font, or another size of
    /// it.
    func measureAgain() {
      windowButtons = widthInBar(of: gtk_window_controls_new(GTK_PACK_END))
      mainMenuWidth = widthInBar(of: MainMenuButton(in: environment.locale).widget)
      buttonLine = measureButtonLine()
    }

    private func widthInBar(of widget: Widget) -> CGFloat {
      gtk_widget_set_parent(widget, measuringParent)
      var width: Int32 = 0
      gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
      gtk_widget_unparent(widget)
      return CGFloat(width) + (width > 0 ? 6 : 0)
    }

    // MARK: Frames

    package func commit(_ patch: Patch) {
      let former = pictures.willApply(patch)
      let changes = SurfaceChanges(patch, before: self)
      let leaving = LeavingScreens(patch, before: self)
      tree.apply(patch)
      hover.note(patch, in: tree)
      scrollTargets = [:]
      syncSurfaces(patch)
      syncNativeWidgets(patch)
      pictures.didApply(patch, former)
      changes.redraw(patch, self)
      leaving.slide(patch, self)
      // What changes round a canvas while it gets its place would miss its own.
      if isAllocating {
        afterEvents { [weak self] in self?.updateSurfaces() }
      } else {
        updateSurfaces()
      }
    }

    private func updateSurfaces() {
      for surface in surfaces.values { surface.update() }
    }

    package func requestFrame() {
      wantsFrame = true
      scheduleFlush()
    }

    /// Runs frames when GTK is about to lay out, so that many changes make one picture; a program
    /// that asks in each frame waits for the display (S14.16).
    func scheduleFlush() {
      guard !isFlushScheduled else { return }
      isFlushScheduled = true
      let delay = wantsFrame ? framePacer.delay(at: seconds) : 0
      guard delay > 0 else {
        // GTK's resizing has 110: just before it.
        return scheduleIdle(priority: 109) { [weak self] in self?.flushNow() }
      }
      scheduleRepeating(milliseconds: UInt32((delay * 1_000).rounded(.up))) { [weak self] in
        self?.flushNow()
        return false
      }
    }

    private func flushNow() {
      isFlushScheduled = false
      flush()
    }

    /// GLib's clock.
    private var seconds: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Brings the window up to date, and does what waited for that.
    func flush() {
      runFrames()
      presentSurfaces()
      giveRequestedFocus()
      repairFocus()
      let work = afterwards
      afterwards = []
      for item in work { item() }
      watchRunLoop()
    }

    /// Runs frames until the app is content; one that never is goes on with the next turn of the
    /// loop.
    func runFrames() {
      guard !isRunningFrames else { return }
      isRunningFrames = true
      defer { isRunningFrames = false }
      for _ in 0..<8 where wantsFrame {
        wantsFrame = false
        framePacer.frameRuns(at: seconds)
        client?.runFrame()
      }
      if wantsFrame { scheduleFlush() }
    }

    /// Runs something once the present events are dealt with.
    func afterEvents(_ body: @escaping () -> Void) {
      afterwards.append(body)
      scheduleFlush()
    }

    /// Tells the runtime what the user did.
    func send(_ event: HostEvent) {
      client?.handle(event)
      scheduleFlush()
    }

    /// Takes over what a widget shows already.
    func note(_ value: ElementValue, shownBy id: NodeID) {
      guard var content = tree[id]?.content, content.value != nil, content.value != value
      else { return }
      content.value = value
      tree.apply(Patch([.update(id, content)]))
    }
  }
#endif
