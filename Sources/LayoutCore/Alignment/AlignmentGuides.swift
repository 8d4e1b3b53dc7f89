import Foundation

/// An object that knows a view's explicit alignment guides: in the runtime, its layout node.
///
/// A class, so that ``ViewDimensions`` only needs to hold a reference.
package protocol AlignmentGuides: AnyObject {
  /// Returns the position of the guide in the view at this size, or `nil` if the view leaves the
  /// guide at its default.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - size: The size of the view.
  ///   - proposal: The proposal that led to this size.
  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?
}
