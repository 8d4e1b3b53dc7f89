import ViewRuntime

/// The variants of symbols: filled, in a circle, struck through ...
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String { case circle, square, rectangle }
  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  /// The plain symbols; passed to `symbolVariant(_:)`, it drops inherited variants.
  public static let none = SymbolVariants()
  /// In a circle: "star" becomes "star.circle".
  public static let circle = SymbolVariants(frame: .circle)
  /// In a square: "star" becomes "star.square".
  public static let square = SymbolVariants(frame: .square)
  /// In a rectangle: "star" becomes "star.rectangle".
  public static let rectangle = SymbolVariants(frame: .rectangle)
  /// Filled: "star" becomes "star.fill".
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through: "star" becomes "star.slash".
  public static let slash = SymbolVariants(isSlashed: true)

  private init(frame: Frame? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.frame = frame
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// This variant in a circle, replacing any other frame: `.fill.circle` gives "circle.fill".
  public var circle: SymbolVariants { changed { $0.frame = .circle } }
  /// This variant in a square, replacing any other frame.
  public var square: SymbolVariants { changed { $0.frame = .square } }
  /// This variant in a rectangle, replacing any other frame.
  public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
  /// This variant, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// This variant, struck through.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Returns whether this variant includes another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the name of the symbol in this variant: "star" filled is "star.fill".
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

struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The default variants of symbols: with `.fill`, "star" is shown as "star.fill".
  ///
  /// Pictures from the resources are unaffected.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
