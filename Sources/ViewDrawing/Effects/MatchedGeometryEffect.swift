import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Lets views with one id stand for one thing: where one leaves while another comes, the thing
  /// moves from the one place to the other.
  ///
  /// ```swift
  /// @Namespace private var space
  ///
  /// if isOpen {
  ///   Cover().matchedGeometryEffect(id: "cover", in: space).frame(height: 300)
  /// } else {
  ///   Cover().matchedGeometryEffect(id: "cover", in: space).frame(height: 40)
  /// }
  /// ```
  ///
  /// To be changed in an animated transaction; without one, nothing is seen on the way.
  ///
  /// A view that is no source stands where the source stands, as large as it, and takes its room in
  /// the layout as if it did not: a mark that follows the selected one of several sources.
  ///
  /// - Parameters:
  ///   - properties: what is taken over: the size is what the view is offered.
  ///   - anchor: the point of the source's frame that is laid on the same point of the others.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace),
        sharesPosition: properties.contains(.position), sharesSize: properties.contains(.size),
        anchor: anchor, isSource: isSource))
  }
}
