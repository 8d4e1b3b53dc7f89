import CoreGraphics.CGGeometry
import os.log

private let log = Logger(subsystem: "org.kumiki.tests", category: "imports")

/// Uses names that programs import a submodule for.
func logged(_ rect: CGRect) -> CGFloat {
  log.debug("a rectangle as wide as \(rect.width)")
  return rect.integral.width
}
