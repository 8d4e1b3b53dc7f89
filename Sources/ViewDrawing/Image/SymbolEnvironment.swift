import ViewRuntime

private struct ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

private struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension [String] {
  mutating func insertBeforeFill(_ part: String) {
    insert(part, at: last == "fill" ? count - 1 : count)
  }
}

extension Image.Scale {
  var factor: Double {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.28
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to text: 0.8 times, the same, or 1.28 times; `.medium` unless
  /// set.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The default variants of symbols: with `.fill`, "star" is shown as "star.fill".
  ///
  /// Pictures from the resources are unaffected.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; stored only, because symbols have one layer and one
  /// colour here.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  static let symbolMask = EnvironmentMask(ObjectIdentifier(ImageScaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(SymbolVariantsKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(SymbolRenderingModeKey.self)))
}
