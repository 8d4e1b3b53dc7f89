import Foundation
import ViewRuntime

/// The colours of UIKit by name, for sources that use them without saying so: a `Color` under
/// another name.
public struct UIColor: Hashable, Sendable {
  package let color: Color

  public init(_ color: Color) { self.color = color }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
      opacity: Double(alpha))
  }

  /// A colour of an asset catalogue; nil if there is none of that name.
  public init?(named name: String) {
    guard ColorSet.load(name, from: .main) != nil else { return nil }
    color = Color(name)
  }

  public init(named name: String, in bundle: Bundle?) {
    color = Color(name, bundle: bundle)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var resolved = color.resolve(in: EnvironmentValues())
    resolved.opacity = Float(alpha)
    return UIColor(Color(resolved))
  }
}

extension Color {
  /// A colour of UIKit.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// A colour of UIKit.
  public init(_ color: UIColor) { self = color.color }
}
