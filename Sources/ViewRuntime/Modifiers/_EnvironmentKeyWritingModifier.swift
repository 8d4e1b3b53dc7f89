/// The modifier behind `environment(_:_:)`, for code that must name its type.
///
/// ```swift
/// extension Text {
///   func off() -> ModifiedContent<Text, _EnvironmentKeyWritingModifier<Bool>> {
///     modifier(_EnvironmentKeyWritingModifier(keyPath: \.isEnabled, value: false))
///   }
/// }
/// ```
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The key path of the value that is set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The new value.
  public var value: Value

  /// Sets an environment value for a view and all views below it.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier {
  /// Returns the content with the value set.
  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
