import ViewRuntime

private struct TintKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of interactive elements, set by the nearest `tint` or `accentColor`.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set {
      let around = self[TintKey.self]
      self[TintKey.self] = newValue.map { style in
        guard let color = style.color else { return style.relative(to: around) { $0.tint = $1 } }
        return AnyShapeStyle(Color(color.provider.replacingAccent(with: around?.color)))
      }
    }
  }

  /// The tint as a colour, where only a colour is possible.
  var accent: Color? { tint?.color }

  package static let tintMask = EnvironmentMask(ObjectIdentifier(TintKey.self))
}

extension Color.Provider {
  /// Replaces the accent colour within a tint with the surrounding tint: a tint cannot refer to
  /// itself.
  fileprivate func replacingAccent(with around: Color?) -> Color.Provider {
    switch self {
    case .accent: around?.provider ?? .semantic(.accent)
    case .adaptive(let light, let dark):
      .adaptive(
        light: light.replacingAccent(with: around), dark: dark.replacingAccent(with: around))
    case .opacity(let base, let factor): .opacity(base.replacingAccent(with: around), factor)
    case .mix(let a, let b, let fraction, let perceptual):
      .mix(
        a.replacingAccent(with: around), b.replacingAccent(with: around), fraction,
        perceptual: perceptual)
    case .rgba, .resolved, .semantic, .named: self
    }
  }
}

extension View {
  /// Sets the style of interactive elements; nil removes an inherited one.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }

  /// Sets the colour of interactive elements; nil removes an inherited one.
  @_disfavoredOverload
  public nonisolated func tint(_ tint: Color?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }
}
