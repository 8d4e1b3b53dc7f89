import Foundation
import HostInterface
import ViewRuntime

/// The shape of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  let hostShape: ControlSpec.BorderShape

  public static let automatic = ButtonBorderShape(hostShape: .automatic)
  public static let capsule = ButtonBorderShape(hostShape: .capsule)
  public static let circle = ButtonBorderShape(hostShape: .circle)
  public static let roundedRectangle = ButtonBorderShape(hostShape: .roundedRectangle(nil))

  /// - Parameter radius: in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(hostShape: .roundedRectangle(Double(radius)))
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of bordered buttons; `buttonBorderShape(_:)` sets it.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let buttonBorderShape = EnvironmentMask(ObjectIdentifier(ButtonBorderShapeKey.self))
}

extension View {
  /// Sets the shape of the bordered buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
