import ViewDrawing

extension UIColor {
  /// A colour from the resources.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
