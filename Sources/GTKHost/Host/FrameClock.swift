#if GTK
  import CAdw

  /// Ticks at the display's rate while something moves.
  ///
  /// If a frame takes longer to paint than to show, the next one is due at once, and GLib's loop,
  /// which serves the most urgent sources first, never reaches the others: the accessibility bus
  /// would not even learn of the window. Therefore, after a late tick, all pending work gets its
  /// turn before the next one.
  @MainActor
  final class FrameClock {
    private let widget: Widget
    private let tick: () -> Void
    private var callback: guint = 0
    /// The time of the last tick, in microseconds; nil before the first one.
    private var last: gint64?

    private(set) var isRunning = false

    /// - Parameter widget: the widget whose display determines the rate. The clock must not outlive
    ///   it.
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

    /// - Returns: whether GTK's clock should call again.
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
