#if GTK
  import CAdw
  import GTKHost
  import ViewRuntime

  /// The context in which a ``GTKViewRepresentable`` is shown.
  @MainActor @preconcurrency
  public struct GTKViewRepresentableContext<Representable: GTKViewRepresentable> {
    /// The representable's coordinator.
    public let coordinator: Representable.Coordinator
    /// The environment of the representable.
    public let environment: EnvironmentValues
    /// The transaction of the current update.
    public let transaction: Transaction
    /// Weak, as closures of signals may retain this value, and the owner retains the widget.
    weak var owner: WidgetOwner<Representable>?

    /// Calls a closure when the user's action makes an object emit a signal, as long as the object
    /// lives; the signal's arguments are omitted.
    ///
    /// - Parameters:
    ///   - object: the widget, one inside it, or its model: a text's buffer, an adjustment.
    ///   - signal: the GTK name of the signal: `"clicked"`, `"notify::value"`.
    ///   - action: the closure to call; it may write to state and bindings.
    public func connect(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping () -> Void
    ) {
      connectSignal(object, signal) { [weak owner] in
        if owner?.isUpdating == false { action() }
      }
    }
  }
#endif
