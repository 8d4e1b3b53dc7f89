import UIKit
import UIKit.UIColor

#if canImport(UIKit)
  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  typealias PlatformColor = NSColor
#endif

/// Uses names that programs import UIKit for, and nothing else.
func mixed(_ a: PlatformColor, _ path: UIBezierPath) -> (UIKit.UIColor, CGFloat) {
  (a.withAlphaComponent(0.5), path.bounds.width)
}
