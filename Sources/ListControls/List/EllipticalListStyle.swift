/// A style with rows that follow the round edge of a watch; here the same as ``PlainListStyle``.
///
/// - Note: In part without effect: rows stay straight.
public struct EllipticalListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension EllipticalListStyle: ListStyle {
  /// The style's name for hosts: that of a plain list.
  public static var _name: String { PlainListStyle._name }
}

extension ListStyle where Self == EllipticalListStyle {
  /// A style with rows that follow the round edge of a watch.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
