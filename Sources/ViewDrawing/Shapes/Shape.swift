import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// A form that adapts to a rectangle.
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///       path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///       path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///       path.closeSubpath()
///     }
///   }
/// }
///
/// Triangle().fill(.orange).frame(width: 40, height: 40)
/// ```
///
/// A shape with its own `animatableData` is animated: `path(in:)` is then called for each frame.
///
/// As a view it is filled with the foreground style and takes the proposed size; 10 points for an
/// unspecified dimension (S11.2).
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The purpose of the shape.
  static var role: ShapeRole { get }

  /// How the outline responds to the layout direction; by default it is mirrored from right to
  /// left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size for a proposal; by default the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// An area by default.
  public static var role: ShapeRole { .fill }

  /// Mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size, with 10 points for unspecified dimensions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that a host knows by name at any size.
package nonisolated protocol GeometricShape: Shape {
  var geometry: ShapeContent.Geometry { get }
}

/// A shape that is the stroke of another one.
package nonisolated protocol OutlineShape: Shape {
  associatedtype Line: Shape
  var line: Line { get }
  var strokeStyle: StrokeStyle { get }
}

extension Shape {
  /// The host's named geometry for the shape at any size; nil if only its outline is known.
  package var knownGeometry: ShapeContent.Geometry? {
    if let rectangle = exactCast(self, to: RoundedRectangle.self) { return rectangle.geometry }
    if let rectangle = exactCast(self, to: Rectangle.self) { return rectangle.geometry }
    if let erased = exactCast(self, to: AnyShape.self) { return erased.shape.knownGeometry }
    if let mirrored = exactCast(self, to: MirroredShape.self) {
      return mirrored.knownMirroredGeometry
    }
    return (self as? any GeometricShape)?.geometry
  }

  /// Returns the geometry that a host draws for the shape in a frame of the given size.
  package func geometry(in size: CGSize) -> ShapeContent.Geometry {
    if let known = knownGeometry { return known }
    let isFinite = size.width.isFinite && size.height.isFinite
    let rect = CGRect(origin: .zero, size: isFinite ? size : .zero)
    return .path(path(in: rect).elements.map(\.content))
  }
}

extension Path.Element {
  var content: ShapeContent.PathElement {
    switch self {
    case .move(let to): .move(to)
    case .line(let to): .line(to)
    case .quadCurve(let to, let control): .quadCurve(to, control: control)
    case .curve(let to, let control1, let control2):
      .curve(to, control1: control1, control2: control2)
    case .closeSubpath: .close
    }
  }
}

extension Path: Shape {
  /// Returns the path unchanged: it keeps its coordinates whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
