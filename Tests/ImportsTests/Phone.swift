import UIKit
import UIKit.UIColor

#if canImport(UIKit)
  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  typealias PlatformColor = NSColor
#endif

/// Uses what files use that import UIKit alone.
func mixed(_ a: PlatformColor, _ path: UIBezierPath) -> (UIKit.UIColor, CGFloat) {
  (a.withAlphaComponent(0.5), path.bounds.width)
}
