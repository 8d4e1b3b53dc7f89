import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Makes views with the same id one element: when one is removed while another is inserted, the
  /// element moves from the old place to the new one.
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
  /// Change it in an animated transaction; without one, no movement is visible.
  ///
  /// A view that is not the source has the source's position and size, but keeps its own place in
  /// the layout: for example, a mark that follows the selected one of several sources.
  ///
  /// - Parameters:
  ///   - properties: the matched properties; a matched size is the view's proposal.
  ///   - anchor: the point of the source's frame that is aligned with the same point of the others.
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
