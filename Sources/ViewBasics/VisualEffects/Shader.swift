import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

// Functions in the Metal language, which cannot run here: views with a shader are shown without it.
// The names are accepted; GAPS.md lists them.

/// A function of a shader library with its arguments.
///
/// ```swift
/// Image("sea").distortionEffect(ShaderLibrary.wave(.float(time)), maxSampleOffset: .zero)
/// ```
///
/// - Note: Without effect: Metal shaders do not run here; views are shown without them, shapes in
///   the current foreground style.
public struct Shader: Equatable, Sendable {
  /// The function that the shader calls.
  public var function: ShaderFunction
  /// The arguments of the function, in order.
  public var arguments: [Argument]
  /// Whether colours are dithered; stored, as nothing runs here.
  public var dithersColor = false

  /// Makes a shader from a function and arguments; a call, as in `wave(.float(time))`, is shorter.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// The use of a shader.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// The shader fills a shape.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// The shader changes the colour of each pixel.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// The shader moves each pixel.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// The shader recomputes each pixel from the whole view.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Does nothing: shaders are never compiled here.
  public func compile(as type: UsageType) async throws {}

  /// An argument of a shader.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let value: Value

    /// Makes a number argument.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Double(x)]))
    }
    /// Makes an argument of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y)]))
    }
    /// Makes an argument of three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z)]))
    }
    /// Makes an argument of four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
    }
    /// Makes an argument of two numbers: x and y.
    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
    /// Makes an argument of two numbers: the width and the height.
    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
    /// Makes an argument of two numbers: dx and dy.
    public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
    /// Makes an argument of any count of numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .numbers(array.map(Double.init)))
    }
    /// The bounding rectangle of the view.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    /// Makes a colour argument.
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
    /// Makes an argument of any count of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    /// Makes an image argument.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    /// Makes a data argument.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}

/// Resolves to the foreground style, as the shader cannot run.
extension Shader: ShapeStyle {
  /// Returns the foreground style; called by the framework.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { ForegroundStyle() }
}

extension VisualEffect {
  /// Changes the colour of each pixel with a shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Moves each pixel with a shader.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Recomputes each pixel with a shader that samples the whole view.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
