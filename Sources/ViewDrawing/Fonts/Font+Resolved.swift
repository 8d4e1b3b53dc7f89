import Foundation
import HostInterface
import ViewRuntime

extension Font {
  /// The context that a font depends on: the environment's `\.fontResolutionContext`.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let dynamicTypeSize: DynamicTypeSize

    public var debugDescription: String { "Font.Context(\(dynamicTypeSize))" }
  }

  /// A font resolved in a context.
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

    /// Whether the weight is at least semibold.
    public var isBold: Bool { spec.weight >= Weight.semibold.value }
    /// Whether the letters are italic.
    public var isItalic: Bool { spec.isItalic }
    /// Whether all characters have the same width.
    public var isMonospaced: Bool { spec.design == .monospaced }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { changes.contains(.smallCaps) }
    /// Whether lower-case letters are small capitals.
    public var isLowercaseSmallCaps: Bool { changes.contains(.lowercaseSmallCaps) }
    /// Whether upper-case letters are small capitals.
    public var isUppercaseSmallCaps: Bool { changes.contains(.uppercaseSmallCaps) }
    /// The size in points, including the user's text size.
    public var pointSize: CGFloat { CGFloat(spec.size) }
    /// The weight.
    public var weight: Weight { Weight(value: spec.weight) }

    /// The width.
    public var width: Width {
      for case .width(let width) in changes.reversed() { return width }
      return .standard
    }

    /// The line spacing.
    public var leading: Leading {
      for case .leading(let leading) in changes.reversed() { return leading }
      return .standard
    }
  }

  /// The default font: the same as ``body``.
  public static var `default`: Font { .body }

  /// Returns the font resolved in `context`.
  public func resolve(in context: Context) -> Resolved {
    Resolved(self, at: context.dynamicTypeSize)
  }

  /// Returns the font, bold or not.
  public func bold(_ isActive: Bool) -> Font {
    guard !isActive else { return bold() }
    var font = self
    font.changes.removeAll { $0 == .weight(.bold) }
    let isBold = font.spec(at: .large).weight >= Weight.semibold.value
    return isBold ? font.weight(.regular) : font
  }

  /// Returns the font, italic or not.
  public func italic(_ isActive: Bool) -> Font {
    var font = self
    font.changes.removeAll { $0 == .italic }
    return isActive ? font.italic() : font
  }
}
