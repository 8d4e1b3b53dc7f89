import Foundation
import LayoutCore

/// How a window's size is derived from its content, on a host that opens windows.
package struct WindowSizing {
  /// The limits that the content's sizes impose on the user.
  package enum Bounds { case none, least, both }

  package var bounds = Bounds.none
  /// Whether it belongs to the app's other windows.
  package var isAuxiliary = false

  package init() {}
}

/// One of several windows: as large as the host says. Before the host has said anything, as large
/// as the scene specifies, or else the content:
///
/// | along an axis, the content | the window |
/// |---|---|
/// | has a size of its own, as a column of buttons has | is as large, and no smaller than ``smallest`` |
/// | takes whatever there is, as a list does | has its ideal size, within `flexible` and the host's usual size |
///
/// The content counts as it is when the window comes up.
final class WindowLayout: ContainerSizeLayout {
  /// The host's size, or the one determined by the time the window came up.
  var size: CGSize?
  private let sizing: WindowSizing
  private let root = RootLayout()

  init(_ size: CGSize?, _ sizing: WindowSizing) {
    self.size = size
    self.sizing = sizing
  }

  private static var smallest: CGSize { CGSize(width: 280, height: 160) }
  /// The minimum size for content that takes whatever there is; settings are no higher than their
  /// form.
  private var flexible: CGSize {
    CGSize(width: 480, height: sizing.isAuxiliary ? Self.smallest.height : 420)
  }

  func containerSize(_ node: RenderNode) -> CGSize { size ?? node.size }
  func watchSize(_ node: RenderNode) { root.watchSize(node) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    // Until the window is up, what its views add in `onAppear` counts as well.
    if size == nil, node.isInHost { size = node.size }
    let wanted = size ?? firstSize(node)
    guard let limits = limits(node) else { return wanted }
    let least = wanted.atLeast(limits.least)
    return limits.most.map { least.atMost($0) } ?? least
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    root.placeChildren(node, in: size, proposal: ProposedViewSize(size))
  }

  /// Returns the range of sizes that the content lets the user choose from; nil for any.
  func limits(_ node: RenderNode) -> (least: CGSize, most: CGSize?)? {
    guard sizing.bounds != .none else { return nil }
    let least = measure(.zero, node)
    guard sizing.bounds == .both else { return (least, nil) }
    return (least, measure(.infinity, node).atLeast(least))
  }

  private func firstSize(_ node: RenderNode) -> CGSize {
    let usual = node.runtime.host.size
    let (offered, ideal) = (measure(ProposedViewSize(usual), node), measure(.unspecified, node))
    func length(_ axis: WritableKeyPath<CGSize, CGFloat>, ideal: CGFloat) -> CGFloat {
      let most = usual[keyPath: axis]
      guard offered[keyPath: axis] >= most - 0.5 else {
        return max(offered[keyPath: axis], min(Self.smallest[keyPath: axis], most))
      }
      // Content that needs more than the usual size gets it.
      let least = max(min(flexible[keyPath: axis], most), measure(.zero, node)[keyPath: axis])
      return max(least, min(ideal, most)).rounded(.up)
    }
    let width = length(\.width, ideal: ideal.width)
    // The height at this width.
    let height = measure(ProposedViewSize(width: width, height: nil), node).height
    return CGSize(width: width, height: length(\.height, ideal: height))
  }

  private func measure(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let contents = node.children.filter { $0.traits[LayerTrait.key] == nil }
    return StackLayout.column().arrange(contents, in: proposal).size
  }
}

extension CGSize {
  fileprivate func atLeast(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }

  fileprivate func atMost(_ other: CGSize) -> CGSize {
    CGSize(width: min(width, other.width), height: min(height, other.height))
  }
}
