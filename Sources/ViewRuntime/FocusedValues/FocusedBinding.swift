/// What a binding refers to that the view with the focus tells; nil while none does.
///
/// ```swift
/// @FocusedBinding(\.selectedText) private var selectedText
/// Button("Clear") { selectedText = "" }
/// ```
@propertyWrapper
public struct FocusedBinding<Value> {
  private var source: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    source = FocusedValue(keyPath)
  }

  public var wrappedValue: Value? {
    get { source.wrappedValue?.wrappedValue }
    // Without a binding, or without a value, there is nothing to set.
    nonmutating set { if let newValue { source.wrappedValue?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let source = source
    return Binding(
      get: { source.wrappedValue?.wrappedValue },
      set: { if let value = $0 { source.wrappedValue?.wrappedValue = value } })
  }
}

extension FocusedBinding: DynamicProperty {}
