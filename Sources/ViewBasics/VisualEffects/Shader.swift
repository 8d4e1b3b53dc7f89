import Foundation
import LayoutCore
import ViewDrawing
import ViewRuntime

// Functions in Metal's language, which nothing here can run: views with a shader are shown without
// it. The names are accepted; GAPS.md lists them.

/// A function of a shader library with its arguments.
///
/// ```swift
/// Image("sea").distortionEffect(ShaderLibrary.wave(.float(time)), maxSampleOffset: .zero)
/// ```
///
/// - Note: Without effect: nothing here runs Metal's language; views are shown without what their
///   shaders do, shapes in the style of the place.
public struct Shader: Equatable, Sendable {
  /// The function that would be run.
  public var function: ShaderFunction
  /// What it would be given, in order.
  public var arguments: [Argument]
  /// Whether colours would be mixed with a little noise; kept, as nothing is run here.
  public var dithersColor = false

  /// A function with its arguments; calling the function, as in `wave(.float(time))`, is shorter.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// What a shader is used for.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// It paints the inside of a shape.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// It gives each point another colour.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// It takes each point from another place.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// It makes each point again from the whole view.
    public static let layerEffect = UsageType(name: "layerEffect")
  }

  /// Nothing is ever compiled here.
  public func compile(as type: UsageType) async throws {}

  /// A value that a shader is given.
  public struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case numbers([Double])
      case boundingRect
      case colors([Color])
      case image(Image)
      case data(Data)
    }

    private let value: Value

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument {
      Argument(value: .numbers([Double(x)]))
    }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y)]))
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z)]))
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument(value: .numbers([Double(x), Double(y), Double(z), Double(w)]))
    }
    /// Two numbers: x and y.
    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
    /// Two numbers: the width and the height.
    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
    /// Two numbers: dx and dy.
    public static func float2(_ vector: CGVector) -> Argument { .float2(vector.dx, vector.dy) }
    /// Any count of numbers.
    public static func floatArray(_ array: [Float]) -> Argument {
      Argument(value: .numbers(array.map(Double.init)))
    }
    /// The rectangle that the view fills.
    public static var boundingRect: Argument { Argument(value: .boundingRect) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
    /// Any count of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
  }
}

/// The style of the place: what the shader would paint is not known.
extension Shader: ShapeStyle {
  /// The foreground style of the place; the system calls this.
  public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { ForegroundStyle() }
}

extension VisualEffect {
  /// Gives each point another colour by a shader.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  /// Takes each point from another place by a shader.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Makes each point again by a shader that sees the whole view.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
