// What `import QuartzCore` brings of which there is something here: transformations in space and
// the time.

@_exported import CoreGraphics
@_exported import func ViewBasics.CACurrentMediaTime
@_exported import struct ViewBasics.CATransform3D
@_exported import func ViewBasics.CATransform3DConcat
@_exported import func ViewBasics.CATransform3DEqualToTransform
@_exported import let ViewBasics.CATransform3DIdentity
@_exported import func ViewBasics.CATransform3DIsIdentity
@_exported import func ViewBasics.CATransform3DMakeAffineTransform
@_exported import func ViewBasics.CATransform3DMakeRotation
@_exported import func ViewBasics.CATransform3DMakeScale
@_exported import func ViewBasics.CATransform3DMakeTranslation
@_exported import func ViewBasics.CATransform3DRotate
@_exported import func ViewBasics.CATransform3DScale
@_exported import func ViewBasics.CATransform3DTranslate
