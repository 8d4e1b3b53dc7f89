import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Colours at the vertices of a mesh, interpolated over its cells.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
///   colors: [.red, .orange, .yellow, .purple, .indigo, .blue])
/// ```
///
/// Vertices are listed row by row, in fractions of the painted area: (0, 0) is its upper left. The
/// mesh's lines run smoothly through the vertices. The background shows where the mesh does not
/// reach; parts beyond the area are clipped.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A vertex with the control points of its lines.
  public struct BezierPoint: Equatable, Sendable {
    /// The position, in fractions of the painted area.
    public var position: SIMD2<Float>
    /// The control point of the line to the previous vertex, in fractions of the area.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the line to the vertex above, in fractions of the area.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the line to the next vertex, in fractions of the area.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the line to the vertex below, in fractions of the area.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a vertex and the control points of its lines, all relative to the painted area's upper
    /// left corner.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The positions of the vertices.
  public enum Locations: Equatable, Sendable {
    /// Vertices only: the lines run smoothly through them.
    case points([SIMD2<Float>])
    /// Vertices with the control points of their lines.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices.
  public enum Colors: Equatable, Sendable {
    /// Colours that may differ in light and dark mode.
    case colors([Color])
    /// Resolved colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The positions of the vertices, row by row: `width` times `height` of them.
  public var locations: Locations
  /// The colours of the vertices, row by row: one for each.
  public var colors: Colors
  /// The colour where the mesh does not reach; clear by default.
  public var background: Color
  /// Whether colours run smoothly across the mesh's lines, or linearly from vertex to vertex.
  public var smoothsColors: Bool
  /// Whether colours are interpolated as encoded, or evenly in their light (`.perceptual`).
  public var colorSpace: Gradient.ColorSpace

  /// Makes a mesh; with a wrong number of positions or colours only the background is shown, with a
  /// diagnostic.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a mesh by its vertices, whose lines run smoothly through them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh by its vertices, with resolved colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Makes a mesh whose lines have control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Makes a mesh whose lines have control points, with resolved colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public typealias Resolved = Never
}

extension MeshGradient: PaintingStyle {
  package func paint(in environment: EnvironmentValues) -> Paint {
    let background = components(background.resolve(in: environment))
    let corners: [SIMD4<Float>] =
      switch colors {
      case .colors(let colors): colors.map { components($0.resolve(in: environment)) }
      case .resolvedColors(let colors): colors.map(components)
      }
    let net: [MeshNet.Corner] =
      switch locations {
      case .points(let points): MeshNet.corners(points, width: width)
      case .bezierPoints(let points): points.map(MeshNet.Corner.init)
      }
    // Divided, because the product of what a program gives may not fit.
    guard width > 1, height > 1, net.count.quotientAndRemainder(dividingBy: width) == (height, 0),
      corners.count == net.count
    else {
      Diagnostics.report(
        .misuse,
        "A mesh gradient of \(width) by \(height) corners was given \(net.count) places and "
          + "\(corners.count) colours. It needs at least two rows of two corners, and a place and a "
          + "colour for each.")
      return .color(hostColor(background))
    }
    let mesh = MeshNet(
      width: width, height: height, corners: net, colors: corners, smoothsColors: smoothsColors)
    return .colorGrid(mesh.grid(background: background).mapColors(hostColor))
  }

  /// Returns the components in the interpolation's colour space.
  private func components(_ color: Color.Resolved) -> SIMD4<Float> {
    colorSpace == .device
      ? SIMD4(color.red, color.green, color.blue, color.opacity)
      : SIMD4(color.linearRed, color.linearGreen, color.linearBlue, color.opacity)
  }

  private func hostColor(_ color: SIMD4<Float>) -> HostColor {
    let resolved =
      colorSpace == .device
      ? Color.Resolved(
        colorSpace: .sRGB, red: color.x, green: color.y, blue: color.z, opacity: color.w)
      : Color.Resolved(
        colorSpace: .sRGBLinear, red: color.x, green: color.y, blue: color.z, opacity: color.w)
    return .rgba(
      Double(resolved.red), Double(resolved.green), Double(resolved.blue),
      Double(resolved.opacity))
  }
}

extension MeshGradient: View {
  public var body: _ShapeView<Rectangle, MeshGradient> { Rectangle().fill(self) }
}
