import ViewRuntime

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of what can be activated, as the nearest `tint` or `accentColor` set it.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set {
      self[TintKey.self] = newValue.map { style in
        style.relative(to: self[TintKey.self]) { $0.tint = $1 }
      }
    }
  }

  /// The tint where only a colour will do.
  var accent: Color? { tint?.color }

  package static let tintMask = EnvironmentMask(ObjectIdentifier(TintKey.self))
}

extension View {
  /// Sets the style of what can be activated; nil takes an inherited one away.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets the colour of what can be activated; nil takes an inherited one away.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
}
