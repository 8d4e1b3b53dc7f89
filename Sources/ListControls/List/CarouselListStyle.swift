/// A style with rows that shrink at the top and bottom edges on a watch; here the same as
/// ``PlainListStyle``.
///
/// - Note: In part without effect: rows keep their size.
public struct CarouselListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CarouselListStyle: ListStyle {
  /// The style's name for hosts: that of a plain list.
  public static var _name: String { PlainListStyle._name }
}

extension ListStyle where Self == CarouselListStyle {
  /// A style with rows that shrink at the top and bottom edges on a watch.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}
