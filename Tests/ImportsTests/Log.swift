import CoreGraphics.CGGeometry
import os.log

private let log = Logger(subsystem: "org.kumiki.tests", category: "imports")

/// Uses what files use that import a part of a module.
func logged(_ rect: CGRect) -> CGFloat {
  log.debug("a rectangle as wide as \(rect.width)")
  return rect.integral.width
}
