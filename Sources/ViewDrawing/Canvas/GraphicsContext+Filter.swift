import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension GraphicsContext {
  /// A filter for subsequent drawing.
  public struct Filter: Sendable {
    private let make: @Sendable (EnvironmentValues) -> DrawingFilter

    private init(_ make: @escaping @Sendable (EnvironmentValues) -> DrawingFilter) {
      self.make = make
    }

    private init(_ effect: Effect) { self.init { _ in .effect(effect) } }

    func hostFilter(in environment: EnvironmentValues) -> DrawingFilter { make(environment) }

    /// Transforms the drawing's points.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.transform(matrix))
    }

    /// Adds a shadow; lengths are in points.
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

    /// Multiplies each colour with another one, per component; white leaves it unchanged.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter { .effect(.colorMultiply(color.hostColor(in: $0))) }
    }

    /// Transforms each colour by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      let numbers = matrix.numbers
      return Filter { _ in .colorMatrix(numbers) }
    }

    /// Rotates all hues around the colour wheel; greys stay unchanged.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.hueRotation(angle.radians))
    }

    /// Increases or decreases saturation: 0 makes colours grey, 1 leaves them unchanged.
    public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

    /// Adds to each colour component: 0 leaves colours unchanged, 1 makes them white, -1 black.
    public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

    /// Moves colours away from middle grey: 0 makes everything grey, 1 leaves colours unchanged, -1
    /// inverts them.
    public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

    /// Inverts the colours: 0 leaves them unchanged, 1 inverts them.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      var matrix = ColorMatrix()
      let share = Float(min(max(amount, 0), 1))
      (matrix.r1, matrix.g2, matrix.b3) = (1 - 2 * share, 1 - 2 * share, 1 - 2 * share)
      (matrix.r5, matrix.g5, matrix.b5) = (share, share, share)
      return .colorMatrix(matrix)
    }

    /// Removes colour: 0 leaves colours unchanged, 1 makes them grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale(amount)) }

    /// Makes dark parts transparent.
    public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }

    /// Blurs by a radius in points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.blur(Double(radius)))
    }

    /// Gives everything with an opacity between `min` and `max` one colour; the rest becomes
    /// transparent.
    ///
    /// After a blur this makes drops that flow together. Filters apply from the last to the first,
    /// so the threshold is added before the blur.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color.hostColor(in: $0)) }
    }
  }

  /// Options for a shadow.
  public struct ShadowOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow above the content that casts it.
    public static let shadowAbove = ShadowOptions(rawValue: 1 << 0)
    /// Draws only the shadow, without the content that casts it.
    public static let shadowOnly = ShadowOptions(rawValue: 1 << 1)
    /// Draws the shadow inwards.
    public static let invertsAlpha = ShadowOptions(rawValue: 1 << 2)
    /// Gives each figure its own shadow; here this is always so.
    public static let disablesGroup = ShadowOptions(rawValue: 1 << 3)
  }

  /// Options for a blur.
  public struct BlurOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Treats the picture as opaque; no effect here.
    public static let opaque = BlurOptions(rawValue: 1 << 0)
    /// Dithers the result to hide colour steps; no effect here.
    public static let dithersResult = BlurOptions(rawValue: 1 << 1)
  }

  /// Options for a filter.
  public struct FilterOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Calculates with linear colours; no effect here.
    public static let linearColor = FilterOptions(rawValue: 1 << 0)
  }

  /// Adds a filter for subsequent drawing, applied before the existing filters.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.insert(filter.hostFilter(in: environment), at: 0)
  }
}
