#if GTK
  import CAdw
  import CGTKSupport

  /// The arguments of a signal; the first one is the emitting object.
  struct SignalValues {
    let values: UnsafePointer<GValue>

    func int(_ index: Int) -> Int { Int(g_value_get_int(values + index)) }
    func uint(_ index: Int) -> Int { Int(g_value_get_uint(values + index)) }
    func double(_ index: Int) -> Double { g_value_get_double(values + index) }
    func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index) }
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(values + index) }
    func string(_ index: Int) -> String {
      g_value_get_string(values + index).map { String(cString: $0) } ?? ""
    }
  }

  private final class SignalHandler {
    let body: (SignalValues) -> Bool
    init(_ body: @escaping (SignalValues) -> Bool) { self.body = body }
  }

  /// Calls a closure when an object emits a signal whose handlers return whether they handled an
  /// event.
  ///
  /// The closure lives as long as the object, or until the handler with the returned number is
  /// disconnected.
  @discardableResult
  func connectAsking(
    _ object: OpaquePointer, _ signal: String, after: Bool = false,
    _ body: @escaping (SignalValues) -> Bool
  ) -> gulong {
    let context = Unmanaged.passRetained(SignalHandler(body)).toOpaque()
    return kumiki_connect(
      UnsafeMutableRawPointer(object), signal, after.gboolean,
      { context, values, _ in
        guard let context, let values else { return 0 }
        return Unmanaged<SignalHandler>.fromOpaque(context).takeUnretainedValue()
          .body(SignalValues(values: values)).gboolean
      }, context, { Unmanaged<SignalHandler>.fromOpaque($0!).release() })
  }

  /// Calls a closure when an object emits a signal; the closure lives as long as that of
  /// ``connectAsking(_:_:after:_:)``.
  @discardableResult
  func connect(
    _ object: OpaquePointer, _ signal: String, after: Bool = false,
    _ body: @escaping (SignalValues) -> Void
  ) -> gulong {
    connectAsking(object, signal, after: after) { values -> Bool in
      body(values)
      return false
    }
  }

  /// Calls a closure without arguments when an object emits a signal; it lives as long as the
  /// object.
  package func connectSignal(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
  ) {
    connect(OpaquePointer(object), signal) { _ in body() }
  }

  /// Runs a closure once, when GLib's loop has nothing more urgent to do.
  func scheduleIdle(priority: Int32, _ body: @escaping () -> Void) {
    let context = Unmanaged.passRetained(IdleWork(body)).toOpaque()
    _ = g_idle_add_full(
      priority,
      { context in
        Unmanaged<IdleWork>.fromOpaque(context!).takeUnretainedValue().body()
        return 0
      }, context, { Unmanaged<IdleWork>.fromOpaque($0!).release() })
  }

  /// Calls a closure repeatedly with an interval in milliseconds, until it returns false.
  func scheduleRepeating(milliseconds: UInt32, _ body: @escaping () -> Bool) {
    let context = Unmanaged.passRetained(RepeatingWork(body)).toOpaque()
    _ = g_timeout_add_full(
      G_PRIORITY_DEFAULT, milliseconds,
      { Unmanaged<RepeatingWork>.fromOpaque($0!).takeUnretainedValue().body().gboolean },
      context, { Unmanaged<RepeatingWork>.fromOpaque($0!).release() })
  }

  private final class RepeatingWork {
    let body: () -> Bool
    init(_ body: @escaping () -> Bool) { self.body = body }
  }

  private final class IdleWork {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
#endif
