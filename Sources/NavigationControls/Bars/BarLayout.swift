import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A row within the chrome that the host gives a bar, as wide as its proposal. On a desktop, a
/// title is centred in the bar as far as its neighbours allow:
///
/// ```text
///   ‹ Back            Yosemite             Edit  ⋯
///   ‹ National Parks of … Yosemite National Park  Edit
/// ```
struct BarLayout: NodeLayout {
  let control: ControlSpec
  let stack: StackLayout
  var overflow: BarOverflow?
  /// Whether the content is centred on a desktop.
  var isCentered = false

  private func insets(_ node: RenderNode) -> EdgeInsets {
    var insets = node.runtime.host.insets(for: control)
    if [.navigation, .tabs].contains(control.style) {
      insets.trailing += node.roomOfMainMenu
    }
    return insets
  }

  /// Whether bars span the full width of the window.
  private func isOnDesktop(_ node: RenderNode) -> Bool { node.runtime.host.metrics.isDesktop }

  private func leastHeight(_ node: RenderNode) -> CGFloat {
    control.style == .navigation ? node.runtime.host.metrics.barHeight : 0
  }

  /// The space reserved for the window's buttons, which only a bar in the window's corner needs;
  /// other bars use it themselves.
  private func freeRoom(_ node: RenderNode, _ width: CGFloat) -> CGFloat {
    let lower = node.runtime.host.insets(for: ControlSpec(kind: .bar, style: .lower)).trailing
    let buttons = insets(node).trailing - lower
    guard buttons > 0, !node.isInUpperTrailingCorner(width) else { return 0 }
    return buttons
  }

  /// On a desktop, a search field has a maximum width and is centred in a wider bar.
  private func mostWidth(_ node: RenderNode) -> CGFloat {
    control.style == .search && isOnDesktop(node) ? 480 : .infinity
  }

  private func arrangement(_ proposal: ProposedViewSize, _ node: RenderNode) -> Arrangement {
    let insets = insets(node)
    return node.arrangement(proposal) { _ in
      stack.arrange(
        items(node),
        in: ProposedViewSize(
          width: proposal.width.map {
            min(max($0 - insets.leading - insets.trailing, 0), mostWidth(node))
          },
          height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) }))
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    let insets = insets(node)
    let size = arrangement(proposal, node).size
    let own = size.width + insets.leading + insets.trailing
    let offered = proposal.width.flatMap { $0.isFinite && isOnDesktop(node) ? $0 : nil }
    return CGSize(
      width: max(own, offered ?? 0),
      height: max(size.height + insets.top + insets.bottom, leastHeight(node)))
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    let insets = insets(node)
    var arrangement = arrangement(proposal, node)
    let free = freeRoom(node, size.width)
    if free > 0 {
      let width = size.width - insets.leading - insets.trailing + free
      arrangement = stack.arrange(items(node), in: ProposedViewSize(width: width, height: nil))
    }
    // Not the bar's own width, which may exceed the available space.
    let room =
      min(size.width, proposal.width ?? size.width) - insets.leading - insets.trailing + free
    if let held = overflow?.held, !held.nodes.isEmpty {
      held.noteBar(node, button: node.children.first(where: \.isMenuButton))
    }
    if let overflow, movesItems(node) {
      let gap = node.runtime.host.metrics.defaultSpacing.width
      overflow.fit(room, needed: leastWidth(node, gap), gap: gap, node.runtime)
    }
    let aside =
      (isCentered || control.style == .search) && isOnDesktop(node)
      ? max(0, (room - arrangement.size.width) / 2).rounded() : 0
    let extra = size.height - insets.top - insets.bottom - arrangement.size.height
    let down = insets.top + max(0, extra) / 2
    let items = items(node)
    for (index, child) in node.children.enumerated() {
      let placement = arrangement.placements[index]
      var origin = CGPoint(
        x: placement.origin.x + insets.leading + aside, y: placement.origin.y + down)
      if isOnDesktop(node), child.isMarked(.title) {
        origin.x += shift(of: index, to: size.width / 2 - insets.leading, arrangement, node)
      }
      node.place(child, at: origin, proposal: items[index].offer(placement.proposal))
    }
  }

  /// Whether items that do not fit move to the bar's menu.
  private func movesItems(_ node: RenderNode) -> Bool {
    overflow != nil && (isOnDesktop(node) || node.runtime.host.metrics.isInCells)
  }

  private func items(_ node: RenderNode) -> [BarItem] {
    let moves = movesItems(node)
    return node.children.map {
      BarItem(node: $0, keepsWidth: moves && !$0.isSpacer && !$0.canBeShortened)
    }
  }

  /// The least width of the bar's views: items at their ideal width, while titles and the Back
  /// button are shortened as far as possible.
  private func leastWidth(_ node: RenderNode, _ gap: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    var isAfterView = false
    for child in node.children {
      if child.isSpacer {
        width += child.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      } else {
        width += (isAfterView ? gap : 0) + leastWidth(of: child)
      }
      isAfterView = !child.isSpacer
    }
    return width
  }

  private func leastWidth(of child: RenderNode) -> CGFloat {
    let own = child.sizeThatFits(.unspecified).width
    guard child.canBeShortened else { return own }
    // The program's view in place of the title may contain buttons, which cannot be shortened.
    let least = child.sizeThatFits(ProposedViewSize(width: Self.shortest, height: nil)).width
    return min(own, max(least, Self.shortest))
  }

  /// The least width of a shortened title: "Ord…".
  private static var shortest: CGFloat { 40 }

  /// The distance by which a title moves towards `middle` without touching its neighbours.
  private func shift(
    of index: Int, to middle: CGFloat, _ arrangement: Arrangement, _ node: RenderNode
  ) -> CGFloat {
    func span(_ index: Int) -> ClosedRange<CGFloat> {
      let placement = arrangement.placements[index]
      let start = placement.origin.x
      return start...(start + node.children[index].sizeThatFits(placement.proposal).width)
    }
    let own = span(index)
    let gap = node.runtime.host.metrics.defaultSpacing.width
    var room = CGFloat(0)...arrangement.size.width
    for other in node.children.indices where other != index && !node.children[other].isSpacer {
      let taken = span(other)
      if taken.upperBound <= own.lowerBound {
        room = max(room.lowerBound, taken.upperBound + gap)...room.upperBound
      } else if taken.lowerBound >= own.upperBound {
        let end = max(room.lowerBound, taken.lowerBound - gap)
        room = room.lowerBound...min(room.upperBound, end)
      }
    }
    let wanted = middle - (own.lowerBound + own.upperBound) / 2
    let least = min(0, room.lowerBound - own.lowerBound)
    let most = max(0, room.upperBound - own.upperBound)
    return min(max(wanted, least), most).rounded()
  }
}

/// A view in a bar. One that can move to the menu keeps its ideal width while it is shown, whereas
/// a row would divide its space equally.
@MainActor
private struct BarItem: @MainActor LayoutItem {
  let node: RenderNode
  let keepsWidth: Bool

  var priority: Double { node.priority }
  var spacing: ViewSpacing { node.spacing }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(offer(proposal)) }
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(in: offer(proposal))
  }

  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    keepsWidth ? ProposedViewSize(width: nil, height: proposal.height) : proposal
  }
}

extension RenderNode {
  /// Whether the node reaches the upper trailing corner of its window, or of the sheet that
  /// contains it.
  fileprivate func isInUpperTrailingCorner(_ width: CGFloat) -> Bool {
    var point = origin
    var ancestor = parent
    while let node = ancestor {
      let content = node.content
      if content?.role == .window || content?.control?.kind == .presentation {
        return point.y < 1
          && (isRightToLeft ? point.x < 1 : point.x + width > node.size.width - 1)
      }
      point.x += node.origin.x
      point.y += node.origin.y
      ancestor = node.parent
    }
    return false
  }

  /// The width of the button for the window's main menu, which takes space from the bar.
  fileprivate var roomOfMainMenu: CGFloat {
    let width = runtime.host.metrics.mainMenuWidth
    guard width > 0 else { return 0 }
    var ancestor = parent
    while let node = ancestor {
      if let content = node.content {
        if content.role == .window { return content.actions.contains(.menu) ? width : 0 }
        if content.control?.kind == .presentation { return 0 }
      }
      ancestor = node.parent
    }
    return 0
  }

  /// Whether the node is a bar's title or Back button, not one of its items.
  fileprivate var canBeShortened: Bool {
    isMarked(.title) || isMarked(.back)
  }

  fileprivate var isMenuButton: Bool { isMarked(.menuButton) }

  fileprivate func isMarked(_ mark: BarMark) -> Bool {
    trait(BarMark.key, as: BarMark.self) == mark
  }

  /// Whether the node is just a space.
  fileprivate var isSpacer: Bool {
    content == nil && children.isEmpty
  }
}
