import Foundation
import LayoutCore

/// A child for layout tests: it takes its proposal, clamped to a minimum and a maximum length on
/// each axis.
struct Box: LayoutItem {
  var width: ClosedRange<CGFloat>
  var height: ClosedRange<CGFloat>
  var ideal = CGSize(width: 10, height: 10)
  var priority: Double = 0
  var spacing = ViewSpacing()
  var guides: FixedGuides?
  var isModest = false
  var log: Log?

  /// Counts the questions to a box.
  final class Log {
    var proposals: [ProposedViewSize] = []
  }

  /// A box of a fixed size.
  static func rigid(_ width: CGFloat, _ height: CGFloat) -> Box {
    Box(
      width: width...width, height: height...height, ideal: CGSize(width: width, height: height))
  }

  /// A box that takes its proposal, as a colour does.
  static var flexible: Box { Box(width: 0...(.infinity), height: 0...(.infinity)) }

  /// A box of height one that takes any width within limits.
  static func wide(_ minimum: CGFloat, _ maximum: CGFloat = .infinity) -> Box {
    Box(
      width: minimum...maximum, height: 1...1,
      ideal: CGSize(width: max(minimum, min(10, maximum)), height: 1))
  }

  /// A spacer in a row.
  static func spacer(_ minLength: CGFloat = 8) -> Box {
    Box(
      width: minLength...(.infinity), height: 0...0, ideal: CGSize(width: minLength, height: 0),
      priority: LayoutPriority.spacer, spacing: .zero)
  }

  func priority(_ priority: Double) -> Box {
    var copy = self
    copy.priority = priority
    return copy
  }

  func spacing(_ spacing: ViewSpacing) -> Box {
    var copy = self
    copy.spacing = spacing
    return copy
  }

  func guide(_ key: AlignmentKey, _ value: CGFloat) -> Box {
    var copy = self
    copy.guides = FixedGuides([key: value])
    return copy
  }

  /// A box that says that it takes no more than it needs, as a text does.
  var modest: Box {
    var copy = self
    copy.isModest = true
    return copy
  }

  var takesOnlyWhatItNeeds: Bool { isModest && priority == LayoutPriority.standard }

  func logged(by log: Log) -> Box {
    var copy = self
    copy.log = log
    return copy
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    log?.proposals.append(proposal)
    let wanted = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(
      width: min(max(wanted.width, width.lowerBound), width.upperBound),
      height: min(max(wanted.height, height.lowerBound), height.upperBound))
  }

  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, guides: guides)
  }
}

/// Alignment guides at fixed positions, whatever the size.
final class FixedGuides: AlignmentGuides {
  let values: [AlignmentKey: CGFloat]

  init(_ values: [AlignmentKey: CGFloat]) { self.values = values }

  func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { values[key] }
}
