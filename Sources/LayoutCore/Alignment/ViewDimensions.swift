import Foundation

/// The size of a view together with its alignment guides.
///
/// ```swift
/// Text("Hi").alignmentGuide(.leading) { dimensions in dimensions[.trailing] - 4 }
/// ```
///
/// Subscripting with a guide returns its position from the view's leading or upper side: the value
/// that the view or one of its children set explicitly, otherwise the guide's default.
///
/// - Complexity: Creating one allocates nothing. Explicit guides are not collected in advance: each
///   is requested from `AlignmentGuides` when it is read.
public struct ViewDimensions: @unchecked Sendable {
  // Unchecked because of `guides`, a node of the layout tree: dimensions are created, passed and
  // read within one layout pass, in the isolation of that pass.

  /// The view's size.
  @usableFromInline package let size: CGSize

  /// The proposal that led to ``size``.
  @usableFromInline package let proposal: ProposedViewSize

  private let guides: (any AlignmentGuides)?

  /// Makes the dimensions of a view.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - proposal: The proposal that led to this size; `nil` means the size itself.
  ///   - guides: The object that knows the explicit guides; `nil` if the view has none.
  package init(
    size: CGSize, proposal: ProposedViewSize? = nil, guides: (any AlignmentGuides)? = nil
  ) {
    self.size = size
    self.proposal = proposal ?? ProposedViewSize(size)
    self.guides = guides
  }

  /// The view's width, in points.
  public var width: CGFloat { size.width }

  /// The view's height, in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide, from the leading side.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide, from the upper side.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicitly set position of a horizontal guide; `nil` if it is not set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicitly set position of a vertical guide; `nil` if it is not set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The guide's position along its axis.
  @usableFromInline
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.id.defaultValue(in: self)
  }

  /// The guide's explicitly set position; `nil` if it is not set.
  @usableFromInline
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    guides?.explicitAlignment(key, size: size, proposal: proposal)
  }
}

extension ViewDimensions: Equatable {
  /// Whether both have the same size and take their guides from the same view.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.size == rhs.size && lhs.proposal == rhs.proposal && lhs.guides === rhs.guides
  }
}
