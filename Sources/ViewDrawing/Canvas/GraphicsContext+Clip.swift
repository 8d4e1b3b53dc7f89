import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension GraphicsContext {
  /// Choices of a clip.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32

    /// The choices of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Shows what lies outside.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// The smallest rectangle that holds all that can be seen, in the points that are drawn with.
  public var clipBoundingRect: CGRect { visible.applying(state.transform.inverted()) }

  /// Shows of the next steps only what lies inside of the path, too.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let elements = path.hostElements.map { $0.applying(state.transform) }
    let isInverse = options.contains(.inverse)
    state.clips.append(.path(elements, isEvenOdd: style.isEOFilled, isInverse: isInverse))
    guard !isInverse else { return }
    let bounds = path.boundingRect
    visible = bounds.isNull ? .zero : visible.overlap(with: bounds.applying(state.transform))
    if visible.isNull { visible = .zero }
  }

  /// Shows of the next steps only as much as what the closure draws is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    state.clips.append(
      .layer(
        try record(content), opacity: opacity, isInverse: options.contains(.inverse)))
  }
}

extension Path {
  /// The path as hosts know it.
  var hostElements: [ShapeContent.PathElement] { elements.map(\.content) }
}
