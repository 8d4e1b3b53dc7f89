// What `import CoreGraphics` brings: points and sizes, which Foundation has, and the types of
// drawings, which it has only on Apple's systems.

@_exported import Foundation
@_exported import struct LayoutCore.CGAffineTransform
@_exported import enum LayoutCore.CGLineCap
@_exported import enum LayoutCore.CGLineJoin
@_exported import struct LayoutCore.CGVector
@_exported import struct ViewBasics.CGColor
@_exported import class ViewBasics.CGImage
@_exported import class ViewBasics.CGMutablePath
@_exported import typealias ViewBasics.CGPath
@_exported import enum ViewBasics.CGPathFillRule
