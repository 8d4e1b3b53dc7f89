import Foundation
import ViewDrawing
import ViewRuntime

extension UIColor: NSSecureCoding {
  /// Always true: a colour is encoded as four numbers.
  public static var supportsSecureCoding: Bool { true }

  /// Encodes the colour's components; those in light mode for a dynamic colour.
  public func encode(with coder: NSCoder) {
    let resolved = color.resolve(in: EnvironmentValues())
    coder.encode(Double(resolved.red), forKey: "UIRed")
    coder.encode(Double(resolved.green), forKey: "UIGreen")
    coder.encode(Double(resolved.blue), forKey: "UIBlue")
    coder.encode(Double(resolved.opacity), forKey: "UIAlpha")
  }
}
