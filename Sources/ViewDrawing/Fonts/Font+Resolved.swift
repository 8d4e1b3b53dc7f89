import Foundation
import HostInterface
import ViewRuntime

extension Font {
  /// What a font depends on besides itself: `\.fontResolutionContext` of the environment gives it.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    fileprivate let dynamicTypeSize: DynamicTypeSize

    public var debugDescription: String { "Font.Context(\(dynamicTypeSize))" }
  }

  /// A font as it is shown in one place.
  ///
  /// ```swift
  /// @Environment(\.fontResolutionContext) private var context
  ///
  /// let font = container.font ?? .default
  /// container.font = font.bold(!font.resolve(in: context).isBold)
  /// ```
  public struct Resolved: Hashable, Sendable {
    private let spec: FontSpec
    private let changes: [Change]

    fileprivate init(_ font: Font, at size: DynamicTypeSize) {
      spec = font.spec(at: size)
      changes = font.changes
    }

    /// Whether the strokes are at least semibold.
    public var isBold: Bool { spec.weight >= Weight.semibold.value }
    /// Whether the letters are slanted.
    public var isItalic: Bool { spec.isItalic }
    /// Whether all characters are equally wide.
    public var isMonospaced: Bool { spec.design == .monospaced }
    /// Whether small capitals stand for all letters.
    public var isSmallCaps: Bool { changes.contains(.smallCaps) }
    /// Whether small capitals stand for small letters.
    public var isLowercaseSmallCaps: Bool { changes.contains(.lowercaseSmallCaps) }
    /// Whether small capitals stand for large letters.
    public var isUppercaseSmallCaps: Bool { changes.contains(.uppercaseSmallCaps) }
    /// The size, in points, with what the user has set.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// How heavy the strokes are.
    public var weight: Weight { Weight(value: spec.weight) }

    /// How wide the letters run.
    public var width: Width {
      for case .width(let width) in changes.reversed() { return width }
      return .standard
    }

    /// How far apart the lines are.
    public var leading: Leading {
      for case .leading(let leading) in changes.reversed() { return leading }
      return .standard
    }
  }

  /// The font where nothing else is set: the same as ``body``.
  public static var `default`: Font { .body }

  /// The font as it is shown where `context` is from.
  public func resolve(in context: Context) -> Resolved {
    Resolved(self, at: context.dynamicTypeSize)
  }

  /// The same font, bold or not.
  public func bold(_ isActive: Bool) -> Font {
    guard !isActive else { return bold() }
    var font = self
    font.changes.removeAll { $0 == .weight(.bold) }
    let isBold = font.spec(at: .large).weight >= Weight.semibold.value
    return isBold ? font.weight(.regular) : font
  }

  /// The same font, slanted or not.
  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.changes.removeAll { $0 == .italic }
    return isActive ? font.italic() : font
  }
}

extension EnvironmentValues {
  /// What fonts depend on here, for ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context { Font.Context(dynamicTypeSize: dynamicTypeSize) }
}
