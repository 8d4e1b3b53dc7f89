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
      g_main_loop_run(loop)
    }

    /// Shows the windows.
    func open() {
      isOpen = true
      requestFrame()
      flush()
    }

    /// The user wants to end the app, and may be asked something first.
    func askToQuit() {
      if client?.mayQuit() ?? true { quit() } else { scheduleFlush() }
    }

    func quit() {
      // The last chance to save something.
      change { $0.isActive = false }
      client?.runFrame()
      droppedPicture = nil
      g_main_loop_quit(loop)
    }

    /// The main actor's and dispatch's work is done between GTK's events.
    func watchMainQueue() {
      mainQueueSource = kumiki_watch_main_queue(
        { context in
          Unmanaged<GTKHost>.fromOpaque(context!).takeUnretainedValue().scheduleFlush()
        }, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Foundation's timers fire when its run loop is asked; it tells when the next one is due.
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
          // It tells before it loads the other style: what is asked now is the former one's.
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

    /// Hears a signal of what is there as long as the process, until this host goes.
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

    /// Whether the user wants nothing to move that does not have to.
    static var reducesMotion: Bool {
      gtk_settings_get_default().map {
        kumiki_get_int(UnsafeMutableRawPointer($0), animations) == 0
      } ?? false
    }

    /// The app wants to be dark or light, whatever the desktop is. A picture is what it was asked
    /// to be.
    func prefer(isDark: Bool?) {
      guard !isForPictures else { return }
      adw_style_manager_set_color_scheme(
        adw_style_manager_get_default(),
        isDark.map { $0 ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT }
          ?? ADW_COLOR_SCHEME_DEFAULT)
    }

    /// Colours in texts and the app's own are chosen again.
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

    /// All texts have another size, and what stands round them.
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

    /// Ticks at the display's rate, while something moves.
    package func setFrameClock(running: Bool) {
      if isForPictures { return jump(running) }
      if running { frameClock.start() } else { frameClock.stop() }
    }

    /// For a picture time does not pass but jumps, and only a few times: what ends has ended then,
    /// and what goes on for ever stands still.
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
