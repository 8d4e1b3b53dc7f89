import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension GraphicsContext {
  /// Options for clipping.
  public struct ClipOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Clips to the outside the shape.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// The bounding rectangle of the visible area, in the current coordinates.
  public var clipBoundingRect: CGRect { visible.applying(state.transform.inverted()) }

  /// Restricts subsequent drawing to the inside the path, in addition to earlier clips.
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

  /// Restricts subsequent drawing by the opacity of what the closure draws.
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
  /// The host's representation of the path.
  var hostElements: [ShapeContent.PathElement] { elements.map(\.content) }
}
