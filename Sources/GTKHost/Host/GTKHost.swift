#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore
  import TextEditing
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
  /// the canvas. Controls are the desktop's own widgets, children of the canvas, in the frames that
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
    /// The program's icon, for the desktop's window lists.
    package var icon: URL?
    package internal(set) var size: CGSize

    let tree = HostTree()
    /// The windows, sheets, popovers and dialogs, by the nodes that they show.
    var surfaces: [NodeID: Surface] = [:]
    /// The window that exists from the start, whatever it shows.
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
    /// The widget that takes the focus for a node without one: a toggle's switch.
    var widgetsOfOwners: [NodeID: NodeID] = [:]
    var prototypes: [NativeWidgetKind: NativeWidget] = [:]
    /// A window that is never shown: widgets measured in it have the style of visible ones.
    private let measuringWindow: Widget
    /// The source with which GLib's loop runs the main actor's work; zero: none of this host's.
    var mainQueueSource: guint = 0
    let measuringParent: Widget
    /// Its connections to the desktop's signals.
    var followed: [(object: OpaquePointer, handler: gulong)] = []

    let loop = g_main_loop_new(nil, 0)
    private(set) var wantsFrame = false
    /// Whether the windows are on the screen.
    var isOpen = false
    private var isFlushScheduled = false
    private var framePacer = FramePacer()
    /// Whether GTK is allocating a canvas.
    var isAllocating = false
    private(set) var isRunningFrames = false
    private var afterwards: [() -> Void] = []
    private(set) lazy var frameClock = FrameClock(of: canvas) { [unowned self] in tick() }
    /// Whether animations should have ended, for pictures.
    let isForPictures: Bool
    /// How many more jumps in time remain, for pictures.
    var jumps = 0
    /// When Foundation's next timer is due, while GLib waits for it.
    var awaitedTimer: Date?
    var focused: NodeID?
    /// The last selection in read-only text.
    var selection: SelectedText?
    /// The index of the link that a key would follow in the focused text.
    var linkPlace = 0
    var requestedFocus: NodeID??
    package internal(set) var movesFocusByKeys = false
    /// The former position of the focus, for when its node disappears.
    var focusRestoration = FocusRestoration<CGRect>()
    var selectionFollowing = SelectionFollowing()
    /// Whether the focused node has disappeared, and no other has taken its place yet.
    var hasLostFocus = false
    /// The field that gave up the focus with Return: further typing still goes to it.
    var resignedField: NodeID?
    /// The node that had the focus before the divider that a key led to.
    var placeBeforeDivider: NodeID?
    /// The window, or the menu in one, whose key is being handled.
    var keyWindow: Widget?
    var pointer = PointerState()
    var hover = HoverTracking()
    /// The requested offsets of scroll views since the last frame.
    var scrollTargets: [NodeID: CGPoint] = [:]
    var momentum: Momentum?
    /// F12.
    package var onInspect: () -> Void = {}
    let time: TimeSource
    /// The number of measured leaves: the cost of a change.
    package internal(set) var measurements = 0
    /// The numbers of painted pictures and placed widgets: the same.
    var counts: (painted: Int, placed: Int) { (pictures.painted, placed) }
    var placed = 0
    /// The texts of measured leaves, while they are recorded.
    package var measured: [String]?

    /// Opens the connection to the display and creates the window, without showing it.
    ///
    /// - Parameters:
    ///   - size: the size of the first window, unless its scene sets another.
    ///   - isEmbedded: whether another program shows it in its own window (``embed(sizes:)``).
    ///   - hasFixedLooks: whether fonts and similar settings are the same for every user.
    ///   - locale: the user's locale.
    ///   - isRightToLeft: whether the layout is right-to-left, whatever GTK's own language is.
    ///   - time: the clock of animations.
    /// - Returns: nil if there is no display.
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
      // In pictures nothing moves, whatever the settings are.
      environment.reducesMotion = !hasFixedLooks && Self.reducesMotion
      mainSurface = isEmbedded ? EmbeddedSurface(self) : WindowSurface(.root, size: size, self)
      surfaces[.root] = mainSurface
      texts = TextLayouts(canvas)
      images = Images(texts)
      gtk_window_set_child(measuringWindow.to(), measuringParent)
      theme = Theme(canvas)
      watchDesktop()
    }

    /// Sets the program's name, and opens the connection.
    ///
    /// - Returns: false if there is no display.
    static func connectToDisplay() -> Bool {
      if g_get_application_name() == nil {
        // Accessibility clients use the first name, the desktop uses the second.
        g_set_prgname(ProcessInfo.processInfo.processName)
        g_set_application_name(ProcessInfo.processInfo.processName)
      }
      // A second call of GTK's only returns that it was initialised.
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

    /// The first window; if embedded, the window that contains the canvas.
    var window: Widget {
      (mainSurface as? WindowSurface)?.window ?? gtk_widget_get_root(canvas)?.widget ?? canvas
    }
    var canvas: Widget { mainSurface.canvas }

    /// The size of a window whose scene sets no other.
    package static let usualSize = CGSize(width: 720, height: 640)
    /// The same for pictures of a window, which are viewed side by side.
    package static let pictureSize = CGSize(width: 480, height: 420)

    /// The height of a header bar.
    static let barHeight: CGFloat = 47

    /// The width of a window's buttons in a header bar.
    private(set) lazy var windowButtons = widthInBar(of: gtk_window_controls_new(GTK_PACK_END))
    /// The width of the main menu's button, which is beside them.
    private(set) lazy var mainMenuWidth = widthInBar(
      of: MainMenuButton(in: environment.locale).widget)

    private(set) lazy var buttonLine = measureButtonLine()

    /// The field that the user left with Return or Escape: the tab key continues from there.
    var leftPlace: NodeID?
    /// The picture that other programs last dragged over a drop target.
    var droppedPicture: DroppedPicture?

    /// Repeats measurements that are cached: the desktop has another font, or another size of it.
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
      // Changes around a canvas during its allocation would miss their own allocation.
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
    /// that requests a frame in every frame waits for the display (S14.16).
    func scheduleFlush() {
      guard !isFlushScheduled else { return }
      isFlushScheduled = true
      let delay = wantsFrame ? framePacer.delay(at: seconds) : 0
      guard delay > 0 else {
        // GTK's resizing has priority 110: just before it.
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

    /// The time of GLib's clock.
    private var seconds: Double { Double(g_get_monotonic_time()) / 1_000_000 }

    /// Updates the window, and runs the work that waited for it.
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

    /// Runs frames until the app requests no more; one that never stops continues with the next
    /// turn of the loop.
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

    /// Runs a closure after the current events.
    func afterEvents(_ body: @escaping () -> Void) {
      afterwards.append(body)
      scheduleFlush()
    }

    /// Sends an event to the runtime.
    func send(_ event: HostEvent) {
      client?.handle(event)
      scheduleFlush()
    }

    /// Records a value that a widget already shows.
    func note(_ value: ElementValue, shownBy id: NodeID) {
      guard var content = tree[id]?.content, content.value != nil, content.value != value
      else { return }
      content.value = value
      tree.apply(Patch([.update(id, content)]))
    }
  }
#endif
