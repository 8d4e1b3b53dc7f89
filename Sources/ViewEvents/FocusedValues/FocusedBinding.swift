import ViewRuntime

/// What a binding refers to that the view with the focus tells; nil while none does.
///
/// ```swift
/// @FocusedBinding(\.selectedText) private var selectedText
/// Button("Clear") { selectedText = "" }
/// ```
@propertyWrapper
public struct FocusedBinding<Value> {
  private var source: FocusedValue<Binding<Value>>

  /// Looks for the binding at a key path of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    source = FocusedValue(keyPath)
  }

  /// What the binding refers to; nil while there is none.
  ///
  /// Setting it while there is none, or to nil, does nothing.
  public var wrappedValue: Value? {
    get { source.wrappedValue?.wrappedValue }
    // Without a binding, or without a value, there is nothing to set.
    nonmutating set { if let newValue { source.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to it; without one it reads nil, and what is written is lost.
  public var projectedValue: Binding<Value?> {
    let source = source
    return Binding.unread(
      get: { source.wrappedValue?.wrappedValue },
      set: { if let value = $0 { source.wrappedValue?.wrappedValue = value } })
  }
}

extension FocusedBinding: DynamicProperty {}
