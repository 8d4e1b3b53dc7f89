import ViewDrawing

extension GraphicsContext {
  /// Draws with the commands of Core Graphics: with this context's transformation, clip, opacity
  /// and blend mode.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   context.withCGContext { drawing in
  ///     drawing.setStrokeColor(.black)
  ///     drawing.stroke(CGRect(origin: .zero, size: size), width: 2)
  ///   }
  /// }
  /// ```
  ///
  /// UIKit's commands, such as `UIBezierPath.fill()`, draw there after `UIGraphicsPushContext(_:)`.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext(self))
  }
}
