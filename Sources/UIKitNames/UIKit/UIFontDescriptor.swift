import Foundation
import ViewDrawing

/// Which font it is, in UIKit's words: its name or design, its weight and its size.
///
/// ```swift
/// let plain = UIFont.systemFont(ofSize: 34).fontDescriptor
/// let bold = UIFont(descriptor: plain.withSymbolicTraits(.traitBold) ?? plain, size: 0)
/// ```
///
/// Equal ones describe the same font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// How large letters are, in points.
  public let pointSize: CGFloat
  private let face: Face

  /// What makes a font, its size left aside.
  struct Face: Hashable {
    /// Nil: the system's.
    var name: String?
    /// What the text is for, as long as no size was asked for.
    var style: UIFont.TextStyle?
    /// Nil: what is usual for the style.
    var weight: UIFont.Weight?
    var design: Font.Design?
    var isItalic = false
    var hasDigitsOfOneWidth = false

    /// The weight that is set or that the text style has; nil: regular.
    var shownWeight: UIFont.Weight? { weight ?? (style == .headline ? .semibold : nil) }
  }

  private init(_ face: Face, _ size: CGFloat) {
    self.face = face
    pointSize = size
  }

  convenience init(systemOf size: CGFloat, _ change: (inout Face) -> Void) {
    var face = Face()
    change(&face)
    self.init(face, size)
  }

  /// The font of that name.
  public convenience init(name: String, size: CGFloat) {
    self.init(Face(name: name), size)
  }

  /// The system's font for a kind of text.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(Face(style: style), style.size)
  }

  private func changed(_ change: (inout Face) -> Void) -> UIFontDescriptor {
    var copy = face
    change(&copy)
    return UIFontDescriptor(copy, pointSize)
  }

  /// The same font in another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var face = face
    face.weight = face.shownWeight
    face.style = nil
    return UIFontDescriptor(face, size)
  }

  /// The system's font in another design; nil for a font of a name, which has its own.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    face.name == nil ? changed { $0.design = design.design } : nil
  }

  /// The same font, bold or in italics as the traits say; without them, neither.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed {
      if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
        $0.weight = traits.contains(.traitBold) ? .bold : .regular
      }
      $0.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitMonoSpace) { $0.design = .monospaced }
    }
  }

  /// The looks that the font has.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    let weight = face.shownWeight ?? .regular
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.isItalic { traits.insert(.traitItalic) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font's name; "System" or "SystemMono" for the system's.
  public var postscriptName: String {
    face.name ?? (face.design == .monospaced ? "SystemMono" : "System")
  }

  /// The font that is described.
  var font: Font {
    var font: Font =
      if let name = face.name {
        .custom(name, size: pointSize)
      } else if let style = face.style {
        .system(style.fontStyle, design: face.design, weight: face.weight?.fontWeight)
      } else {
        .system(size: pointSize, weight: face.weight?.fontWeight, design: face.design)
      }
    if face.name != nil, let weight = face.weight { font = font.weight(weight.fontWeight) }
    if face.hasDigitsOfOneWidth { font = font.monospacedDigit() }
    return face.isItalic ? font.italic() : font
  }

  /// Whether the other describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.face == face && other.pointSize == pointSize
  }

  /// Equal for those that describe the same font.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The shape of the letters of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// A design by its name; one that is not known is the usual one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With feet at the ends of the strokes, as in books.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// Each letter as wide as every other, as in source code.
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// Looks that a font has.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each look.
    public let rawValue: UInt32
    /// Looks by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters lean.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Strokes are thick.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters are all of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
