import Foundation
import ViewDrawing
import ViewRuntime

extension UIColor: NSSecureCoding {
  /// Always true: a colour is kept as four numbers.
  public static var supportsSecureCoding: Bool { true }

  /// Keeps the colour's parts; of a dynamic colour those that it has in light mode.
  public func encode(with coder: NSCoder) {
    let resolved = color.resolve(in: EnvironmentValues())
    coder.encode(Double(resolved.red), forKey: "UIRed")
    coder.encode(Double(resolved.green), forKey: "UIGreen")
    coder.encode(Double(resolved.blue), forKey: "UIBlue")
    coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
  }
}
