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
  /// host.client = runtime
  /// host.run()
  /// ```
  ///
  /// Texts, shapes and pictures are painted from the host's copy of the render tree by one widget, the
  /// canvas. Controls are the desktop's own widgets, children of the canvas, at the places that the
  /// layout gave their nodes. A point of the layout is a pixel of the desktop at scale one.
  ///
  /// | keys | |
  /// |---|---|
  /// | Tab, Shift-Tab, arrows | move the focus |
  /// | Return, Space | press, flip, open; Return elsewhere: the default action |
  /// | Page Up, Page Down, Home, End, wheel | scroll |
  /// | Delete | delete the row |
  /// | Menu, Shift-F10, right button | the row's actions |
  /// | Escape | close, cancel |
  /// | Control-Q, Control-W | quit |
  /// | F12 | the inspector |
  package final class GTKHost: RenderHost {
    package weak var client: (any HostClient)?
    package internal(set) var environment: HostEnvironment
    package internal(set) var size: CGSize

    let tree = HostTree()
    let window: Widget
    private(set) var canvas: Widget!
    let title: OpaquePointer
    var theme: Theme!
    private(set) var texts: TextLayouts!
    private(set) var images: Images!
    /// The widgets in the places of nodes.
    var faces: [NodeID: ControlFace] = [:]
    var kinds: [NodeID: FaceKind] = [:]
    /// The widget that takes the focus for a node that has none of its own: a toggle's switch.
    var facesOfOwners: [NodeID: NodeID] = [:]
    private var prototypes: [FaceKind: ControlFace] = [:]
    /// A window that is never shown: what is measured in it has the style of what is.
    private let workshop: Widget
    private let bench: Widget

    let loop = g_main_loop_new(nil, 0)
    private(set) var wantsFrame = false
    private var isFlushScheduled = false
    private var afterwards: [() -> Void] = []
    var frameClock: guint = 0
    /// When Foundation's next timer is due, while GLib waits for that.
    var awaitedTimer: Date?
    var focused: NodeID?
    var requestedFocus: NodeID??
    var pointer = PointerState()
    /// F12.
    package var onInspect: () -> Void = {}
    let time: TimeSource
    /// How many leaves were measured: what one change costs.
    package private(set) var measurements = 0

    /// Opens the connection to the display and makes the window, without showing it.
    ///
    /// - Returns: nil where there is no display.
    package init?(size: CGSize = CGSize(width: 720, height: 640), time: TimeSource = .current) {
      guard gtk_init_check() != 0 else { return nil }
      adw_init()
      StyleSheet.install()
      self.time = time
      self.size = size
      window = adw_window_new()
      g_object_ref_sink(window)
      workshop = gtk_window_new()
      bench = kumiki_canvas_new(KumikiCanvasCalls(), nil)
      title = adw_window_title_new("", nil)!.opaque
      environment = HostEnvironment(
        isDark: adw_style_manager_get_dark(adw_style_manager_get_default()) != 0,
        isRightToLeft: gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL)
      let context = Unmanaged.passUnretained(self).toOpaque()
      canvas = kumiki_canvas_new(Self.canvasCalls, context)
      texts = TextLayouts(canvas)
      images = Images(texts)
      gtk_window_set_child(workshop.to(), bench)
      arrangeWindow()
      theme = Theme(canvas)
      watchDesktop()
      watchPointer()
      watchKeys()
    }

    isolated deinit {
      kumiki_canvas_disown(canvas)
      faces = [:]
      prototypes = [:]
      gtk_window_destroy(workshop.to())
      gtk_window_destroy(window.to())
      g_object_unref(window)
    }

    private func arrangeWindow() {
      gtk_window_set_default_size(window.to(), Int32(size.width), Int32(size.height) + 47)
      let bar = adw_header_bar_new()!
      adw_header_bar_set_title_widget(bar.opaque, title.widget)
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      gtk_box_append(column.to(), bar)
      gtk_widget_set_vexpand(canvas, 1)
      gtk_widget_set_hexpand(canvas, 1)
      gtk_box_append(column.to(), canvas)
      adw_window_set_content(window.to(), column)
    }

    // MARK: Measuring

    package var metrics: HostMetrics { HostMetrics() }

    /// An app's other windows are tabs of this one.
    package var showsOneWindow: Bool { true }

    package func supports(_ control: ControlSpec) -> Bool {
      if [.button, .row, .list, .groupBox, .presentation].contains(control.kind) { return true }
      return FaceKind(control: NodeContent(leaf: .control, control: control)) != nil
    }

    package func measure(_ content: NodeContent, _ proposal: ProposedViewSize) -> LeafMeasurement {
      measurements += 1
      if content.role == .divider {
        let isVertical = content.control?.style == "vertical"
        return LeafMeasurement(
          size: CGSize(
            width: isVertical ? 1 : proposal.width ?? 1,
            height: isVertical ? proposal.height ?? 1 : 1))
      }
      switch content.leaf {
      case .text(let text):
        return texts.paragraph(
          text, width: proposal.width, height: proposal.height, ink: runInk
        ).measurement
      case .image(let image): return images.measure(image, proposal)
      case .control:
        guard let prototype = FaceKind(control: content).map(prototype) else {
          return LeafMeasurement(size: .zero)
        }
        prototype.show(content)
        let size = prototype.measure(content, proposal)
        let line = lineHeight
        let baseline = (size.height - line.size.height) / 2 + line.firstBaseline
        return LeafMeasurement(
          size: size, firstBaseline: min(size.height, max(0, baseline)),
          lastBaseline: min(size.height, max(0, baseline)))
      case .shape, .drawing, .none:
        return LeafMeasurement(size: proposal.replacingUnspecifiedDimensions())
      }
    }

    /// One line of the desktop's text.
    var lineHeight: LeafMeasurement {
      texts.paragraph(TextContent("Ag"), width: nil, height: nil) { _ in nil }.measurement
    }

    private var runInk: (Paint) -> GdkRGBA? {
      { [theme] paint in
        paint.representative == .semantic(.primary) ? nil : theme!.ink(paint.representative)
      }
    }

    private func prototype(_ kind: FaceKind) -> ControlFace {
      if let known = prototypes[kind] { return known }
      let face = kind.make(nil)
      gtk_widget_set_parent(face.widget, bench)
      prototypes[kind] = face
      return face
    }

    package func insets(for control: ControlSpec) -> EdgeInsets {
      switch control.kind {
      case .button: return buttonInsets(control)
      case .row: return RowChrome(control).insets
      case .groupBox: return EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
      case .presentation: return panelInsets(control.style)
      default: return EdgeInsets()
      }
    }

    private func buttonInsets(_ control: ControlSpec) -> EdgeInsets {
      guard !ButtonFace.isBare(control.style) else { return EdgeInsets() }
      let height = prototype(.button(control.style)).naturalSize.height
      var vertical = max(2, ((height - lineHeight.size.height) / 2).rounded())
      var side: CGFloat = 16
      switch control.size {
      case .mini, .small: side = 10
      case .regular: break
      case .large, .extraLarge:
        vertical += 6
        side = 24
      }
      let mark: CGFloat = control.style == "menu" ? 20 : 0
      return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side + mark)
    }

    private func panelInsets(_ style: String) -> EdgeInsets {
      if style.hasPrefix("cover") { return EdgeInsets() }
      let room: CGFloat = style.hasPrefix("menu") ? 6 : style.hasPrefix("popover") ? 12 : 24
      return EdgeInsets(top: room, leading: room, bottom: room, trailing: room)
    }

    // MARK: Frames

    package func commit(_ patch: Patch) {
      tree.apply(patch)
      syncFaces(patch)
      showTitle()
      gtk_widget_queue_allocate(canvas)
      gtk_widget_queue_draw(canvas)
    }

    package func requestFrame() {
      wantsFrame = true
      scheduleFlush()
    }

    /// Runs frames when GTK is about to lay out, so that many changes make one picture.
    func scheduleFlush() {
      guard !isFlushScheduled else { return }
      isFlushScheduled = true
      // GTK's resizing has 110: just before it.
      scheduleIdle(priority: 109) { [weak self] in
        guard let self else { return }
        isFlushScheduled = false
        flush()
      }
    }

    /// Brings the window up to date, and does what waited for that.
    func flush() {
      runFrames()
      giveRequestedFocus()
      let work = afterwards
      afterwards = []
      for item in work { item() }
      watchRunLoop()
    }

    /// Runs frames until the app is content; one that never is goes on with the next turn of the loop.
    func runFrames() {
      for _ in 0..<8 where wantsFrame {
        wantsFrame = false
        client?.runFrame()
      }
      if wantsFrame { scheduleFlush() }
    }

    /// Runs something once the present events are dealt with.
    func afterEvents(_ body: @escaping () -> Void) {
      afterwards.append(body)
      scheduleFlush()
    }

    /// Tells the runtime what a person did.
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

    private func showTitle() {
      let text = tree.root.content.label ?? ""
      guard String(cString: adw_window_title_get_title(title)) != text else { return }
      adw_window_title_set_title(title, text)
      gtk_window_set_title(window.to(), text)
      if g_get_application_name() == nil || !text.isEmpty { g_set_application_name(text) }
    }

    private static let canvasCalls = KumikiCanvasCalls(
      measure: { _, _, minimum, natural in
        minimum?.pointee = 120
        natural?.pointee = 320
      },
      allocate: { context, width, height in
        guard let context else { return }
        let host = Unmanaged<GTKHost>.fromOpaque(context).takeUnretainedValue()
        host.allocate(CGSize(width: Int(width), height: Int(height)))
      },
      snapshot: { context, snapshot in
        guard let context, let snapshot else { return }
        let host = Unmanaged<GTKHost>.fromOpaque(context).takeUnretainedValue()
        Painter(snapshot, host).paint(host.tree.root, at: .zero)
      })
  }
#endif
