import Foundation
import HostInterface
import LayoutCore
import Timekeeping
import ViewRuntime

extension GraphicsContext {
  /// The paint for a drawing command: a colour, a style, a gradient between points of the canvas, a
  /// picture.
  public struct Shading: Sendable {
    indirect enum Storage: Sendable {
      case backdrop
      case foreground
      case palette([Shading])
      case style(AnyShapeStyle)
      case gradient(@Sendable (EnvironmentValues) -> Paint, GradientOptions)
      case image(Image, origin: CGPoint, part: CGRect, scale: CGFloat)
      case resolved(DrawingInk, isStyle: Bool)
    }

    let storage: Storage

    /// The existing content below the current layer.
    public static var backdrop: Shading { Shading(storage: .backdrop) }

    /// The foreground style of the canvas.
    public static var foreground: Shading { Shading(storage: .foreground) }

    /// A shading for each level; the first one is used for areas and lines.
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }

    /// A colour: `context.fill(path, with: .color(.red))`.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A colour by its components, 0...1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, from 0 for black to 1 for white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; a gradient spans the bounds of the path being drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(storage: .style(AnyShapeStyle(style)))
    }

    /// Colours between two points.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      gradientShading(options) {
        .linearGradient(
          gradient.stops(in: $0), start: startPoint.paintPoint, end: endPoint.paintPoint)
      }
    }

    /// Colours around a centre, between two radii.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      gradientShading(options) {
        .radialGradient(
          gradient.stops(in: $0), center: center.paintPoint, startRadius: Double(startRadius),
          endRadius: Double(endRadius))
      }
    }

    /// Colours once around a centre, starting at an angle.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      gradientShading(options) {
        .angularGradient(
          gradient.stops(in: $0), center: center.paintPoint, startAngle: angle.radians,
          endAngle: angle.radians + 2 * .pi)
      }
    }

    /// A picture, or part of it, repeated from a point.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(storage: .image(image, origin: origin, part: sourceRect, scale: scale))
    }

    private static func gradientShading(
      _ options: GradientOptions, _ paint: @escaping @Sendable (EnvironmentValues) -> Paint
    ) -> Shading {
      Shading(storage: .gradient(paint, options))
    }
  }

  /// Options for a gradient.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats beyond its ends.
    public static let `repeat` = GradientOptions(rawValue: 1 << 0)
    /// Mirrors back and forth beyond its ends.
    public static let mirror = GradientOptions(rawValue: 1 << 1)
    /// Blends linear colours; no effect here.
    public static let linearColor = GradientOptions(rawValue: 1 << 2)

    var spread: DrawingInk.Spread {
      contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
    }
  }

  /// Returns the shading resolved in the canvas's environment, for repeated use.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .resolved: return shading
    case .palette(let shadings):
      return Shading(storage: .palette(shadings.map { resolve($0) }))
    case .style, .foreground:
      // The extent of its gradient is unknown until a path is drawn.
      let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
      return Shading(storage: .resolved(ink(shading, over: { unit }), isStyle: true))
    case .backdrop, .gradient, .image:
      return Shading(storage: .resolved(ink(shading, over: { .zero }), isStyle: false))
    }
  }

  /// Returns the host's representation of the shading, for something with the extent `bounds`.
  package func ink(_ shading: Shading, over bounds: () -> CGRect) -> DrawingInk {
    let environment = environment
    func styled(_ paint: Paint) -> DrawingInk {
      if case .color = paint { return DrawingInk(paint) }
      return DrawingInk(paint, area: bounds())
    }
    switch shading.storage {
    case .backdrop:
      var ink = DrawingInk(.color(.clear))
      ink.isBackdrop = true
      return ink
    case .foreground: return styled(environment.foreground.paint(0, in: environment))
    case .palette(let shadings):
      return shadings.first.map { ink($0, over: bounds) } ?? DrawingInk(.color(.clear))
    case .style(let style): return styled(style.hostPaint(in: environment))
    case .gradient(let paint, let options):
      var ink = DrawingInk(paint(environment))
      ink.spread = options.spread
      return ink
    case .image(let image, let origin, let part, let scale):
      let drawing = recorder.drawing
      let content = onMainActor { image.imageContent(in: drawing.environment) }
      var ink = DrawingInk(
        .image(content, scale: Double(scale)), area: CGRect(origin: origin, size: .zero))
      ink.part = part
      return ink
    case .resolved(var ink, let isStyle):
      if isStyle, ink.area != DrawingInk.points || !ink.isUniform { ink.area = bounds() }
      return ink
    }
  }
}

extension DrawingInk {
  var isUniform: Bool { if case .color = paint { true } else { false } }
}

extension CGPoint {
  var paintPoint: Paint.Point { Paint.Point(x: Double(x), y: Double(y)) }
}
