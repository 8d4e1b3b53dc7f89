import ViewRuntime

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
  static let symbolMask = EnvironmentMask(ObjectIdentifier(ImageScaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(SymbolVariantsKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(SymbolRenderingModeKey.self)))
}
