import ViewDrawing

extension UIColor {
  /// A colour of the resources.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
