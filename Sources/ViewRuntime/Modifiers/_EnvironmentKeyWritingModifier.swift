/// The modifier behind `environment(_:_:)`, for code that has to name its type.
///
/// ```swift
/// extension Text {
///   func off() -> ModifiedContent<Text, _EnvironmentKeyWritingModifier<Bool>> {
///     modifier(_EnvironmentKeyWritingModifier(keyPath: \.isEnabled, value: false))
///   }
/// }
/// ```
public struct _EnvironmentKeyWritingModifier<Value> {
  /// The value that is set.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public var value: Value

  /// Sets a value of the environment for a view and all below it.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier {
  /// The content with the value.
  public func body(content: Content) -> some View { content.environment(keyPath, value) }
}
