import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Calls `action` when the view becomes visible or hidden in its scroll view.
  ///
  /// ```swift
  /// VideoView(video).onScrollVisibilityChange(threshold: 0.8) { isVisible in
  ///   isVisible ? player.play() : player.pause()
  /// }
  /// ```
  ///
  /// - Parameter threshold: the fraction of the view that must be visible, from 0 to 1.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

private struct ScrollVisibilityModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @Owned private var watch = VisibilityWatch()

  nonisolated init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollVisibilityModifier: ViewModifier {
  func body(content: Content) -> some View {
    watch.threshold = threshold
    watch.action = action
    return content.modifier(VisibilityModifier(watch: watch))
  }
}

/// Checks after each layout how much of a view is visible.
@MainActor
private final class VisibilityWatch: LayoutObserver {
  var threshold = 0.5
  var action: (Bool) -> Void = { _ in }
  weak var node: RenderNode? {
    didSet {
      reference = node?.runtime.reference ?? reference
      reference?.runtime?.layoutObservers[self] = self
    }
  }
  private var reference: RuntimeReference?
  private var isVisible = false

  func layoutDidFinish() {
    guard let node else {
      reference?.runtime?.layoutObservers[self] = nil
      return
    }
    guard node.isAttached else { return }
    let isNow = node.shownPart >= threshold && node.shownPart > 0
    guard isNow != isVisible else { return }
    isVisible = isNow
    let action = action
    node.runtime.enqueueAction { action(isNow) }
  }
}

private struct VisibilityModifier: LayoutModifier {
  typealias Body = Never
  let watch: VisibilityWatch

  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    VisibilityLayout(watch: watch)
  }
  func laysOutDifferently(from old: Self) -> Bool { watch !== old.watch }
}

private struct VisibilityLayout: WrapperLayout, SafeAreaPassing {
  let watch: VisibilityWatch

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    if watch.node !== node { watch.node = node }
    if let child = node.children.first { node.place(child, at: .zero, proposal: proposal) }
  }
}

extension RenderNode {
  fileprivate var isAttached: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === runtime.rootNode
  }

  /// The fraction of the node that the scroll views around it show, from 0 to 1.
  fileprivate var shownPart: Double {
    let frame = globalFrame
    var seen = frame
    var ancestor = parent
    while let node = ancestor {
      if node.layout is any ViewportLayout { seen = seen.overlap(with: node.globalFrame) }
      ancestor = node.parent
    }
    guard !seen.isNull else { return 0 }
    return frame.shown(in: seen)
  }
}
