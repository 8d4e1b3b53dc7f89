#if GTK
  import CAdw
  import GTKHost
  import ViewRuntime

  /// What a ``GTKViewRepresentable`` knows of the place where it is shown.
  @MainActor @preconcurrency
  public struct GTKViewRepresentableContext<Representable: GTKViewRepresentable> {
    /// What the representable made to be kept.
    public let coordinator: Representable.Coordinator
    /// The environment at its place.
    public let environment: EnvironmentValues
    /// Of the present update.
    public let transaction: Transaction
    /// Closures of signals may keep this value, and the owner keeps the widget.
    weak var owner: WidgetOwner<Representable>?

    /// Calls a closure when the user makes an object emit a signal, as long as the object lives;
    /// the arguments are left out.
    ///
    /// - Parameters:
    ///   - object: the widget, one inside of it, or what it shows: a text's buffer, an adjustment.
    ///   - signal: as GTK calls it: `"clicked"`, `"notify::value"`.
    ///   - action: may write to states and bindings.
    public func connect(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping () -> Void
    ) {
      connectSignal(object, signal) { [weak owner] in
        if owner?.isUpdating == false { action() }
      }
    }
  }
#endif
