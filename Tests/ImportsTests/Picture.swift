import CoreGraphics
import QuartzCore

/// Uses names of this module in a file that imports nothing else.
func slope(of angle: CGFloat) -> CGPoint {
  let turn = CGAffineTransform(rotationAngle: angle)
  return CGPoint(x: 1, y: 0).applying(turn)
}

func area(of path: CGMutablePath) -> CGRect { path.boundingBoxOfPath }

func depth() -> CGFloat { CATransform3DMakeTranslation(1, 2, 3).m43 }
