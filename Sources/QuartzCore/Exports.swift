// What `import QuartzCore` brings of which there is something here: transformations in space and
// the time.

@_exported import CoreGraphics
@_exported import func ViewBasics.CACurrentMediaTime
@_exported import struct UIKitNames.CATransform3D
@_exported import func UIKitNames.CATransform3DConcat
@_exported import func UIKitNames.CATransform3DEqualToTransform
@_exported import let UIKitNames.CATransform3DIdentity
@_exported import func UIKitNames.CATransform3DIsIdentity
@_exported import func UIKitNames.CATransform3DMakeAffineTransform
@_exported import func UIKitNames.CATransform3DMakeRotation
@_exported import func UIKitNames.CATransform3DMakeScale
@_exported import func UIKitNames.CATransform3DMakeTranslation
@_exported import func UIKitNames.CATransform3DRotate
@_exported import func UIKitNames.CATransform3DScale
@_exported import func UIKitNames.CATransform3DTranslate
