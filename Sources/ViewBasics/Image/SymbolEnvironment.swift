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

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let rawValue: Int
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

/// The form in which symbols appear: filled, in a circle, struck through ...
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String { case circle, square, rectangle }
  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(frame: .circle)
  public static let square = SymbolVariants(frame: .square)
  public static let rectangle = SymbolVariants(frame: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(frame: Frame? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { changed { $0.frame = .circle } }
  public var square: SymbolVariants { changed { $0.frame = .square } }
  public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether this variant has all that another one asks for.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// The name of the symbol in this form: "star" filled is "star.fill".
  package func apply(to name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".").map(String.init)
    if let frame, !parts.contains(frame.rawValue) { parts.insertBeforeFill(frame.rawValue) }
    if isSlashed, !parts.contains("slash") { parts.insertBeforeFill("slash") }
    if isFilled, !parts.contains("fill") { parts.append("fill") }
    return parts.joined(separator: ".")
  }

  mutating func formUnion(_ other: SymbolVariants) {
    frame = other.frame ?? frame
    isFilled = isFilled || other.isFilled
    isSlashed = isSlashed || other.isSlashed
  }
}

extension [String] {
  fileprivate mutating func insertBeforeFill(_ part: String) {
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
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  static let symbolMask = EnvironmentMask(ObjectIdentifier(ImageScaleKey.self))
    .union(EnvironmentMask(ObjectIdentifier(SymbolVariantsKey.self)))
    .union(EnvironmentMask(ObjectIdentifier(SymbolRenderingModeKey.self)))
}

extension View {
  /// The size of symbols compared with text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows the symbols inside in a form, on top of inherited ones.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none } else { variants.formUnion(variant) }
    }
  }

  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
