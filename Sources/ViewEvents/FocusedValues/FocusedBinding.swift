import ViewRuntime

/// The value of a binding that the focused view publishes; nil if it publishes none.
///
/// ```swift
/// @FocusedBinding(\.selectedText) private var selectedText
/// Button("Clear") { selectedText = "" }
/// ```
@propertyWrapper
public struct FocusedBinding<Value> {
  private var source: FocusedValue<Binding<Value>>

  /// Makes a property that reads the binding at a key path of the focused values.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    source = FocusedValue(keyPath)
  }

  /// The value of the binding; nil if there is none.
  ///
  /// Setting it without a binding, or to nil, has no effect.
  public var wrappedValue: Value? {
    get { source.wrappedValue?.wrappedValue }
    // Without a binding or a value there is nothing to set.
    nonmutating set { if let newValue { source.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value; without a source it reads nil and discards writes.
  public var projectedValue: Binding<Value?> {
    let source = source
    return Binding.unread(
      get: { source.wrappedValue?.wrappedValue },
      set: { if let value = $0 { source.wrappedValue?.wrappedValue = value } })
  }
}

extension FocusedBinding: DynamicProperty {}
