import Foundation
import HostInterface
import ViewRuntime

/// The shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A shadow behind the area.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the area, as if it were cut out.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }

  func effect(in environment: EnvironmentValues) -> Effect {
    let color = color.hostColor(in: environment)
    return isInner
      ? .innerShadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))
      : .shadow(color: color, radius: Double(radius), x: Double(x), y: Double(y))
  }
}
