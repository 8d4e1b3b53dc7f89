/// A view that the runtime mounts by itself instead of asking its body.
///
/// The public `View` protocol stays exactly SwiftUI's: whether a type is primitive is looked up
/// once per type (`ViewType`).
@MainActor
package protocol PrimitiveView: View {
  /// Makes the element that stands for this view at this place.
  static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self>

  /// Asked for once for each type: what is found out there is not found out for each element.
  static var maker: ElementMaker<Self> { get }
}

extension PrimitiveView {
  package static var maker: ElementMaker<Self> { ElementMaker { Self.makeElement($0, $1) } }
}

/// Makes the elements of one type of primitive view.
///
/// The compiler knows a view's type as a `View`, and what makes its element asks for a
/// `PrimitiveView`. To tell it that both are the same type, value by value, is to copy each view
/// with all that is inside of it, at each level of it once more; a maker is told once, and lent the
/// value where it lies.
@MainActor
package final class ElementMaker<Content: View> {
  let make: @MainActor (Content, ViewInputs) -> ViewElement<Content>

  init(_ make: @escaping @MainActor (Content, ViewInputs) -> ViewElement<Content>) {
    self.make = make
  }

  /// The same, by another name of the type.
  func under<Name: View>(_ name: Name.Type) -> ElementMaker<Name> {
    unsafeDowncast(self as AnyObject, to: ElementMaker<Name>.self)
  }
}
