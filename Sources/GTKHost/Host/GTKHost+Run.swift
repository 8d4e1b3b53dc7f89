#if GTK
  import CAdw
  import CGTKSupport
  import Foundation
  import HostInterface
  import LayoutCore

  extension GTKHost {
    /// Shows the window and runs until it is closed.
    package func run() {
      watchMainQueue()
      open()
      scheduleRepeating(milliseconds: 2000) {
        // By now most of what is in memory served only to start the program.
        StartMemory.release()
        return false
      }
      g_main_loop_run(loop)
    }

    /// Shows the windows.
    func open() {
      isOpen = true
      requestFrame()
      flush()
    }

    /// Runs GLib's loop inside its own turn.
    package func handleEvents(while isOpen: () -> Bool) -> Bool {
      guard self.isOpen, !isRunningFrames, g_main_loop_is_running(loop) != 0 else { return false }
      flush()
      while isOpen(), g_main_loop_is_running(loop) != 0 { g_main_context_iteration(nil, 1) }
      return true
    }

    /// Quits the app, unless the user has to be asked first.
    func askToQuit() {
      if client?.mayQuit() ?? true { quit() } else { scheduleFlush() }
    }

    func quit() {
      // The last chance to save.
      change { $0.isActive = false }
      client?.runFrame()
      droppedPicture = nil
      g_main_loop_quit(loop)
    }

    /// Runs the work of the main actor and dispatch between GTK's events.
    func watchMainQueue() {
      mainQueueSource = kumiki_watch_main_queue(
        { context in
          Unmanaged<GTKHost>.fromOpaque(context!).takeUnretainedValue().scheduleFlush()
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Schedules Foundation's timers, which fire when its run loop is queried; the query returns
    /// when the next one is due.
    func watchRunLoop() {
      guard let next = RunLoop.main.limitDate(forMode: .default) else { return }
      let wait = next.timeIntervalSinceNow
      guard wait < 3600, next != awaitedTimer else { return }
      awaitedTimer = next
      scheduleRepeating(milliseconds: UInt32(clamping: min(max(0, wait) * 1000, 1e9)) + 1) {
        [weak self] in
        if self?.awaitedTimer == next { self?.awaitedTimer = nil }
        self?.watchRunLoop()
        return false
      }
    }

    // MARK: The desktop

    func watchDesktop() {
      let manager = adw_style_manager_get_default()!
      for property in ["dark", "high-contrast"] {
        follow(manager, "notify::\(property)") { [weak self] in
          // The signal comes before the other style is loaded: values read now are the former
          // style's.
          scheduleIdle(priority: G_PRIORITY_HIGH_IDLE) { self?.themeChanged() }
        }
      }
      guard !isForPictures, let settings = gtk_settings_get_default() else { return }
      follow(settings, "notify::\(Self.animations)") { [weak self] in
        self?.change { $0.reducesMotion = Self.reducesMotion }
      }
      for property in ["gtk-xft-dpi", "gtk-font-name", "gtk-icon-theme-name"] {
        follow(settings, "notify::\(property)") { [weak self] in
          scheduleIdle(priority: G_PRIORITY_HIGH_IDLE) { self?.fontsChanged() }
        }
      }
    }

    /// Connects to a signal of an object that lives as long as the process, until this host is
    /// deinitialised.
    private func follow(_ object: OpaquePointer, _ signal: String, _ body: @escaping () -> Void) {
      let handler = connect(object, signal) { _ in body() }
      followed.append((object, handler))
    }

    func stopFollowing() {
      for (object, handler) in followed {
        g_signal_handler_disconnect(UnsafeMutableRawPointer(object), handler)
      }
      followed = []
    }

    private static var animations: String { "gtk-enable-animations" }

    /// Whether the user prefers reduced motion.
    static var reducesMotion: Bool {
      gtk_settings_get_default().map {
        kumiki_get_int(UnsafeMutableRawPointer($0), animations) == 0
      } ?? false
    }

    /// Applies the app's preference for dark or light, whatever the desktop's setting. A picture
    /// keeps the requested scheme.
    func prefer(isDark: Bool?) {
      guard !isForPictures else { return }
      adw_style_manager_set_color_scheme(
        adw_style_manager_get_default(),
        isDark.map { $0 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT }
          ?? ADW_COLOR_SCHEME_DEFAULT)
    }

    /// Notices a style that GTK has loaded since the colours were read: a window without any of
    /// GTK's own controls gets it only when it is drawn.
    func followStyle() {
      guard !theme.isCurrent(canvas) else { return }
      scheduleIdle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in
        guard let self, !theme.isCurrent(canvas) else { return }
        themeChanged()
      }
    }

    /// Updates the colours of texts and the app's own.
    func themeChanged() {
      theme = Theme(canvas)
      texts.forget()
      pictures.forgetAll()
      let (isDark, hasHighContrast) = (theme.isDark, theme.hasHighContrast)
      change {
        $0.isDark = isDark
        $0.hasHighContrast = hasHighContrast
      }
      for surface in surfaces.values {
        surface.placesAll = true
        surface.redraw()
      }
    }

    /// Invalidates all texts, which have another size now, and their surroundings.
    private func fontsChanged() {
      texts.readSettings()
      images.forgetIcons()
      measureAgain()
      pictures.forgetAll()
      for surface in surfaces.values {
        surface.placesAll = true
        surface.redraw()
      }
      client?.measuresChanged()
    }

    func change(_ edit: (inout HostEnvironment) -> Void) {
      var new = environment
      edit(&new)
      guard new != environment else { return }
      environment = new
      send(.environment(new))
    }

    // MARK: The frame clock

    /// Turns the clock on or off, which ticks at the display's rate.
    package func setFrameClock(running: Bool) {
      if isForPictures { return jump(running) }
      if running { frameClock.start() } else { frameClock.stop() }
    }

    /// Advances time in a few jumps instead of continuously, for pictures: finite animations have
    /// ended then, and endless ones stand still.
    private func jump(_ isWanted: Bool) {
      jumps = isWanted ? 3 : 0
      jumpOn()
    }

    private func jumpOn() {
      guard jumps > 0 else { return }
      scheduleIdle(priority: 115) { [weak self] in
        guard let self, jumps > 0 else { return }
        jumps -= 1
        client?.tick(at: time.now.timeInterval + Double(3 - jumps) * 1000)
        flush()
        jumpOn()
      }
    }

    func tick() {
      client?.tick(at: time.now.timeInterval)
      flush()
    }
  }
#endif
