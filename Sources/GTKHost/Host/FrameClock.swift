#if GTK
  import CAdw

  /// Ticks at the display's rate while something moves.
  ///
  /// Where a frame takes longer to paint than it is shown, the next one is due at once, and GLib's
  /// loop, which serves what is most urgent first, never comes to the rest: the accessibility bus
  /// would not even learn of the window. So after a tick that comes late, everything that waits has
  /// its turn before the next one.
  @MainActor
  final class FrameClock {
    private let widget: Widget
    private let tick: () -> Void
    private var callback: guint = 0
    /// When it ticked last, in microseconds; nil before the first time.
    private var last: gint64?

    private(set) var isRunning = false

    /// - Parameter widget: whose display's rate it is. The clock is not to outlive it.
    init(of widget: Widget, tick: @escaping () -> Void) {
      self.widget = widget
      self.tick = tick
    }

    func start() {
      guard !isRunning else { return }
      isRunning = true
      last = nil
      listen()
    }

    func stop() {
      isRunning = false
      if callback != 0 { gtk_widget_remove_tick_callback(widget, callback) }
      callback = 0
    }

    private func listen() {
      callback = gtk_widget_add_tick_callback(
        widget,
        { _, clock, context in
          Unmanaged<FrameClock>.fromOpaque(context!).takeUnretainedValue().tick(clock!).gboolean
        }, Unmanaged.passUnretained(self).toOpaque(), nil)
    }

    /// - Returns: whether GTK's clock is to call again.
    private func tick(_ clock: OpaquePointer) -> Bool {
      let now = g_get_monotonic_time()
      defer { last = now }
      tick()
      guard isRunning, callback != 0 else { return false }
      var interval: gint64 = 0
      gdk_frame_clock_get_refresh_info(clock, 0, &interval, nil)
      guard let last, interval > 0, now - last > interval * 5 / 4 else { return true }
      callback = 0
      scheduleIdle(priority: G_PRIORITY_LOW) { [weak self] in
        guard let self, isRunning, callback == 0 else { return }
        listen()
      }
      return false
    }
  }
#endif
