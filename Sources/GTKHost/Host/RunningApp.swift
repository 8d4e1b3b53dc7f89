#if GTK
  import CAdw
  import Foundation

  /// The program on the session bus: identified by a name that one process owns.
  ///
  /// The second process finds the first, passes on what it was to open and exits. The desktop uses
  /// the same name when it opens files and addresses through the bus.
  ///
  /// ```swift
  /// let app = RunningApp(identifier: "org.example.Lamp")
  /// if let app, app.runsElsewhere { return app.handOver(urls) }
  /// app?.onOpen = { urls in ... }
  /// ```
  @MainActor
  package final class RunningApp {
    /// Called when the program is started again.
    package var onActivate: () -> Void = {}
    /// Called to open files and addresses.
    package var onOpen: ([URL]) -> Void = { _ in }

    private let application: UnsafeMutablePointer<GApplication>

    /// Requests the name.
    ///
    /// - Returns: nil without a display, without a bus, or for an invalid name.
    package init?(identifier: String) {
      guard GTKHost.connectToDisplay(), g_application_id_is_valid(identifier) != 0,
        let instance = g_object_new_with_properties(KumikiApplication.type, 0, nil, nil)
      else { return nil }
      application = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GApplication.self)
      g_application_set_application_id(application, identifier)
      g_application_set_flags(application, G_APPLICATION_HANDLES_OPEN)
      guard g_application_register(application, nil, nil) != 0,
        g_application_get_dbus_connection(application) != nil
      else { return nil }  // The object is whole by now: its end gives the application back.
      let object = OpaquePointer(application)
      connect(object, "activate") { [weak self] _ in self?.onActivate() }
      connect(object, "open") { [weak self] values in
        self?.onOpen(Self.urls(values.pointer(1), count: values.int(2)))
      }
    }

    isolated deinit { g_object_unref(application) }

    /// Whether another process owns the name.
    package var runsElsewhere: Bool { g_application_get_is_remote(application) != 0 }

    /// Makes the other process show itself and open these; it has been notified when this returns.
    package func handOver(_ urls: [URL]) {
      if urls.isEmpty {
        g_application_activate(application)
      } else {
        var files = urls.map { g_file_new_for_uri($0.absoluteString) }
        g_application_open(application, &files, Int32(files.count), "")
        for file in files { g_object_unref(UnsafeMutableRawPointer(file)) }
      }
      g_dbus_connection_flush_sync(g_application_get_dbus_connection(application), nil, nil)
    }

    /// Lets a new window appear in front of another program's, if the user has just requested it.
    static func allow(_ window: Widget) {
      if let token = KumikiApplication.token { gtk_window_set_startup_id(window.to(), token) }
    }

    private static func urls(_ files: UnsafeMutableRawPointer?, count: Int) -> [URL] {
      guard let files = files?.assumingMemoryBound(to: OpaquePointer?.self) else { return [] }
      return (0..<count).compactMap { index in
        guard let text = g_file_get_uri(files[index]) else { return nil }
        defer { g_free(text) }
        return URL(string: String(cString: text))
      }
    }
  }

  /// GLib's application, which passes on the token of the user's request for the window: without it
  /// desktops keep the window behind the others.
  private enum KumikiApplication {
    static var token: String?

    static let type: GType = g_type_register_static_simple(
      g_application_get_type(), "KumikiApplication", guint(MemoryLayout<GApplicationClass>.size),
      { of, _ in
        let methods = of!.assumingMemoryBound(to: GApplicationClass.self)
        methods.pointee.add_platform_data = { KumikiApplication.addToken(to: $1) }
        methods.pointee.before_emit = { KumikiApplication.takeToken(of: $1) }
        // Once the windows that it was meant for are up.
        methods.pointee.after_emit = { _, _ in
          scheduleIdle(priority: G_PRIORITY_LOW) { KumikiApplication.token = nil }
        }
      }, guint(MemoryLayout<GApplication>.size), nil, GTypeFlags(rawValue: 0))

    private static let names = ["activation-token", "desktop-startup-id"]

    private static func addToken(to builder: UnsafeMutablePointer<GVariantBuilder>?) {
      guard let display = gdk_display_get_default(),
        let token = gdk_display_get_startup_notification_id(display)
      else { return }
      for name in names {
        g_variant_builder_add_value(
          builder,
          g_variant_new_dict_entry(
            g_variant_new_string(name), g_variant_new_variant(g_variant_new_string(token))))
      }
    }

    private static func takeToken(of data: OpaquePointer?) {
      token =
        names.lazy.compactMap { name -> String? in
          guard let value = g_variant_lookup_value(data, name, nil) else { return nil }
          defer { g_variant_unref(value) }
          guard g_variant_get_type_string(value).map({ String(cString: $0) }) == "s" else {
            return nil
          }
          return g_variant_get_string(value, nil).map { String(cString: $0) }
        }.first
    }
  }
#endif
