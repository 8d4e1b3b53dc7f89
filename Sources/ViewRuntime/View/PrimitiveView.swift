/// A view that the runtime mounts directly instead of evaluating its body.
///
/// The public `View` protocol stays exactly SwiftUI's: whether a type is primitive is looked up
/// once per type (`ViewType`). A type implements one of the two requirements.
@MainActor
package protocol PrimitiveView: View {
  /// Creates the element for this view at its place.
  static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self>

  /// The maker, created once per type: it can hold results that would otherwise be computed for each
  /// element, and takes the view from where it lies instead of copying it.
  static var maker: ElementMaker<Self> { get }
}

extension PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    mountElement(view, inputs)
  }

  package static var maker: ElementMaker<Self> {
    ElementMaker { Self.makeElement($0.move(), $1) }
  }
}

/// Creates the elements of one type of primitive view.
///
/// The compiler knows a view's type as a `View`, but creating its element requires a
/// `PrimitiveView`. Casting each value from one to the other would copy the view with everything
/// inside it, once more at each level; a maker is converted once and receives the value in place.
///
/// It consumes the value: the element keeps it, or hands its parts on to other elements, and leaves
/// the memory uninitialised.
@MainActor
package final class ElementMaker<Content> {
  package let make:
    @MainActor (_ taking: UnsafeMutablePointer<Content>, ViewInputs) -> ViewElement<Content>

  package init(
    _ make: @escaping @MainActor (UnsafeMutablePointer<Content>, ViewInputs) -> ViewElement<Content>
  ) {
    self.make = make
  }

  /// Returns the same maker for another name of the type.
  func under<Name>(_ name: Name.Type) -> ElementMaker<Name> {
    unsafeDowncast(self as AnyObject, to: ElementMaker<Name>.self)
  }
}
