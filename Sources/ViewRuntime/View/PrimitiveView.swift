/// A view that the runtime mounts by itself instead of asking its body.
///
/// The public `View` protocol stays exactly SwiftUI's: whether a type is primitive is looked up
/// once per type (`ViewType`).
@MainActor
package protocol PrimitiveView: View {
  /// Makes the element that stands for this view at this place.
  static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self>
}
