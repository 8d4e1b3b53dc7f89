import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension GraphicsContext {
  /// A change of what the next steps draw.
  public struct Filter: Sendable {
    private let make: @Sendable (EnvironmentValues) -> DrawingFilter

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> DrawingFilter) {
      self.make = make
    }

    private init(_ effect: Effect) { self.init { _ in .effect(effect) } }

    func hostFilter(in environment: EnvironmentValues) -> DrawingFilter { make(environment) }

    /// Moves the points of the picture.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.transform(matrix))
    }

    /// Lays a shadow behind, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter { environment in
        var shadow = DrawingShadow(
          color: color.hostColor(in: environment), radius: Double(radius), x: Double(x),
          y: Double(y))
        shadow.blendMode = blendMode.blending
        shadow.isAbove = options.contains(.shadowAbove)
        shadow.isAlone = options.contains(.shadowOnly)
        shadow.isInner = options.contains(.invertsAlpha)
        return .shadow(shadow)
      }
    }

    /// Multiplies each colour with another one, part by part; white leaves it as it is.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .effect(.colorMultiply(color.hostColor(in: $0))) }
    }

    /// Gives each colour another one by a rule.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let numbers = matrix.numbers
      return Filter { _ in .colorMatrix(numbers) }
    }

    /// Turns all colours around the wheel of hues; greys stay as they are.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.hueRotation(angle.radians))
    }

    /// Makes colours stronger or weaker: 0 makes them grey, 1 leaves them.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Adds to each part of the colours: 0 leaves them, 1 makes them white, -1 black.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Moves colours away from a middle grey: 0 makes all that grey, 1 leaves them, -1 turns them
    /// round.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// 0 leaves the colours, 1 turns them around.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let share = Float(min(max(amount, 0), 1))
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * share, 1 - 2 * share, 1 - 2 * share)
      (matrix.r5, matrix.g5, matrix.b5) = (share, share, share)
      return .colorMatrix(matrix)
    }

    /// 0 leaves the colours, 1 makes them grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Makes dark parts transparent.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// By a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(Double(radius)))
    }

    /// Gives all that is neither clearer nor more opaque than wanted one colour; the rest goes.
    ///
    /// After a blur it makes drops that flow together. Filters work from the last to the first, so
    /// the threshold is added before the blur.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color.hostColor(in: $0)) }
    }
  }

  /// Choices of a shadow.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32

    /// The choices of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Lies over what casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Shows without what casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// Falls from the outside in.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Each figure has a shadow of its own, as they have here in any case.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// Choices of a blur.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32

    /// The choices of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Treats the picture as opaque; no effect here.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Hides steps between colours by noise; no effect here.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// Choices of a filter.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32

    /// The choices of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Counts with linear colours; no effect here.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Changes what the next steps draw, before the filters that are there already.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.insert(filter.hostFilter(in: environment), at: 0)
  }
}
