import Foundation
import LayoutCore
import ViewRuntime

/// What a custom layout last answered: a removed view's layout is not asked again, since what it
/// reads may be gone (S1.16).
struct LayoutAnswers {
  private static let mostSizes = 8

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, value: CGFloat?)] = []
  var spacing: ViewSpacing?

  var lastSize: CGSize? { sizes.last?.size }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    sizes.last { $0.proposal == proposal }?.size
  }

  /// Returns the last value of a guide: nil if it is unknown, and `.some(nil)` if the layout does
  /// not set it.
  func guide(_ key: AlignmentKey) -> CGFloat?? {
    guides.first { $0.key == key }.map(\.value)
  }

  mutating func forgetSizes() { sizes.removeAll(keepingCapacity: true) }

  mutating func keep(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count == Self.mostSizes { sizes.removeFirst() }
    sizes.append((proposal, size))
  }

  mutating func keep(_ guide: CGFloat?, for key: AlignmentKey) {
    if let index = guides.firstIndex(where: { $0.key == key }) {
      guides[index].value = guide
    } else {
      guides.append((key, guide))
    }
  }
}
