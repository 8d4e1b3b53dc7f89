import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Colours on the corners of a net, mixed over its meshes.
///
/// ```swift
/// MeshGradient(
///   width: 3, height: 2,
///   points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.7, 1], [1, 1]],
///   colors: [.red, .orange, .yellow, .purple, .indigo, .blue])
/// ```
///
/// Corners go row by row, in fractions of the painted area: (0, 0) is its upper left. The net's
/// lines run smoothly through the corners. Where it does not reach, the background is seen; parts
/// that hang over the area are cut off.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
  /// A corner with the ways on which the net's lines leave it.
  public struct BezierPoint: Equatable, Sendable {
    /// Where it is, in fractions of the painted area.
    public var position: SIMD2<Float>
    /// What bends the line to the corner before it, in fractions of the area.
    public var leadingControlPoint: SIMD2<Float>
    /// What bends the line to the corner above, in fractions of the area.
    public var topControlPoint: SIMD2<Float>
    /// What bends the line to the corner behind it, in fractions of the area.
    public var trailingControlPoint: SIMD2<Float>
    /// What bends the line to the corner below, in fractions of the area.
    public var bottomControlPoint: SIMD2<Float>

    /// A corner and the control points of its lines, all from the painted area's upper left corner.
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

  /// Where the corners are.
  public enum Locations: Equatable, Sendable {
    /// Corners alone: the lines run smoothly through them.
    case points([SIMD2<Float>])
    /// Corners with the ways on which the lines leave them.
    case bezierPoints([BezierPoint])
  }

  /// The corners' colours.
  public enum Colors: Equatable, Sendable {
    /// Colours that may look different in light and dark mode.
    case colors([Color])
    /// Colours by their numbers.
    case resolvedColors([Color.Resolved])
  }

  /// Corners in a row.
  public var width: Int
  /// Rows.
  public var height: Int
  /// Where the corners are, row by row: `width` times `height` of them.
  public var locations: Locations
  /// The corners' colours, row by row: as many as corners.
  public var colors: Colors
  /// What is seen where the net does not reach; clear by default.
  public var background: Color
  /// Whether colours run smoothly across the net's lines, or straight from corner to corner.
  public var smoothsColors: Bool
  /// Whether colours are mixed as they are written, or evenly in their light (`.perceptual`).
  public var colorSpace: Gradient.ColorSpace

  /// A net of corners; with a wrong number of places or colours the background alone is seen, and a
  /// diagnostic says so.
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

  /// A net of corners by their places, whose lines run smoothly through them.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A net of corners by their places, with colours by their numbers.
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

  /// A net of corners with lines that are bent by control points.
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

  /// A net of corners with lines that are bent by control points, and with colours by their
  /// numbers.
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
    guard width > 1, height > 1, net.count == width * height, corners.count == net.count else {
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

  /// In the colour space that is mixed in.
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
