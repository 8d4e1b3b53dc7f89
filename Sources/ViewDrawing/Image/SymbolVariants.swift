import ViewRuntime

/// The form in which symbols appear: filled, in a circle, struck through ...
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String { case circle, square, rectangle }
  private var frame: Frame?
  private var isFilled = false
  private var isSlashed = false

  /// As the symbols are named; given to `symbolVariant(_:)` it drops inherited forms.
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

  /// The same in a circle, in place of any other frame: `.fill.circle` asks for "circle.fill".
  public var circle: SymbolVariants { changed { $0.frame = .circle } }
  /// The same in a square, in place of any other frame.
  public var square: SymbolVariants { changed { $0.frame = .square } }
  /// The same in a rectangle, in place of any other frame.
  public var rectangle: SymbolVariants { changed { $0.frame = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, struck through.
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
