import Foundation

/// The content of a ``HorizontalAlignment`` or a ``VerticalAlignment``: the axis and the
/// ``AlignmentID`` that defines the guide.
///
/// The runtime stores explicit guides under these keys, so it need not distinguish the two kinds of
/// alignment. Comparing two keys compares one pointer and one byte.
@usableFromInline
package struct AlignmentKey: Hashable, Sendable {
  /// The axis along which the guide is measured.
  @usableFromInline package let axis: Axis

  /// A separate bit for each of the library's guides that views seldom set, so that a set of them
  /// fits in one byte; zero for other guides. It follows from `id`, so comparisons ignore it.
  package let mark: UInt8

  /// The definition of the guide.
  @usableFromInline package let id: any AlignmentID.Type

  /// Makes the key of `id` along `axis`.
  package init(_ id: any AlignmentID.Type, axis: Axis, mark: UInt8 = 0) {
    self.axis = axis
    self.mark = mark
    self.id = id
  }

  @usableFromInline
  package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// Returns a container's value for this guide, given its children's values (S11.18).
  ///
  /// Children that set nothing (`nil`) do not count; if none sets it, the container sets nothing
  /// either. The first text baseline is the topmost one, the last is the lowest, every other guide
  /// is the mean.
  @usableFromInline
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var merged: CGFloat?
    var count: CGFloat = 0
    let combining = id as? any CombiningAlignmentID.Type
    for case .some(let value) in values {
      guard var soFar = merged else {
        merged = value
        count = 1
        continue
      }
      if let combining {
        combining.combine(value, into: &soFar)
      } else {
        soFar = (soFar * count + value) / (count + 1)
        count += 1
      }
      merged = soFar
    }
    return merged
  }
}

extension AlignmentKey {
  /// The guides that have a ``mark``, in the order of their bits.
  package static let marked: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, HorizontalAlignment.listRowSeparatorLeading.key,
    HorizontalAlignment.listRowSeparatorTrailing.key, VerticalAlignment.top.key,
    VerticalAlignment.center.key, VerticalAlignment.bottom.key,
  ]
}
