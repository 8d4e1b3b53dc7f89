import Foundation
import HostInterface
import LayoutCore
import ViewLayouts
import ViewRuntime

/// The container of the tab bar, the shown page and the dots.
struct TabFrame<Content: View> {
  let look: TabViewLook
  /// Receives the width, if it decides where the tabs are shown.
  let model: TabModel?
  /// Moves forward by a number of pages.
  let turn: @MainActor (Int) -> Void
  let content: Content
}

extension TabFrame: View {
  typealias Body = Never
}

extension TabFrame: ContainerView {
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    look.isPaged && environment.isEnabled ? NodeContent(actions: .page) : .box
  }
  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }
  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    switch event {
    case .increment: turn(1)
    case .decrement: turn(-1)
    default: break
    }
  }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    TabFrameLayout(isSidebar: look.isSidebar, isVertical: look.isVertical, model: model)
  }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    look.isSidebar != old.pointee.look.isSidebar || look.isVertical != old.pointee.look.isVertical
  }
}

/// The first child holds the tabs, the last one the dots; the page gets the remaining space.
private struct TabFrameLayout: ContainerSizeLayout {
  let isSidebar: Bool
  let isVertical: Bool
  let model: TabModel?
  private let pageRoom = SizeWatchers()

  init(isSidebar: Bool, isVertical: Bool, model: TabModel?) {
    (self.isSidebar, self.isVertical, self.model) = (isSidebar, isVertical, model)
  }

  /// The least width for a sidebar beside the page.
  private static var wide: CGFloat { 480 }

  func containerSize(_ node: RenderNode) -> CGSize {
    // A page that is measured before it is placed is offered the host's full size.
    pageRoom.size == .zero ? node.runtime.host.size : pageRoom.size
  }

  func watchSize(_ node: RenderNode) { pageRoom.add(node) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    // A window asks for the least size, so that it opens large enough.
    let asksForLeast = proposal == .zero && node.runtime.host.metrics.isDesktop
    if let width = proposal.width, let height = proposal.height, !asksForLeast {
      return CGSize(width: width, height: height)
    }
    var size = CGSize.zero
    for (index, child) in node.children.enumerated() {
      let isBar = index == 0 || index == node.children.count - 1
      let own = child.sizeThatFits(
        asksForLeast && !isBar ? .zero : ProposedViewSize(width: proposal.width, height: nil))
      size.width = max(size.width, own.width)
      size.height += isBar ? own.height : 0
      if !isBar { size.height += own.height }
    }
    if asksForLeast { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let tabs = node.children.first, let dots = node.children.last, tabs !== dots else {
      return
    }
    model?.note(width: size.width, node.runtime)
    var room = CGRect(origin: .zero, size: size)
    if isSidebar, size.width >= Self.wide {
      let column = ProposedViewSize(width: nil, height: size.height)
      let width = tabs.sizeThatFits(column).width
      node.place(tabs, at: .zero, proposal: column)
      let gap = width > 0 ? node.runtime.host.metrics.defaultSpacing.width : 0
      room.origin.x = width + gap
      room.size.width = max(size.width - width - gap, 0)
    } else {
      let row = ProposedViewSize(width: size.width, height: nil)
      let height = tabs.sizeThatFits(row).height
      node.place(tabs, at: .zero, proposal: row)
      room.origin.y = height
      room.size.height = max(size.height - height, 0)
    }
    let row = ProposedViewSize(width: isVertical ? nil : room.width, height: nil)
    let below = dots.sizeThatFits(row)
    if isVertical {
      room.size.width = max(room.width - below.width, 0)
    } else {
      room.size.height = max(room.height - below.height, 0)
    }
    pageRoom.take(room.size)
    for page in node.children.dropFirst().dropLast() {
      let own = page.sizeThatFits(ProposedViewSize(room.size))
      node.place(
        page,
        at: snapped(
          CGPoint(
            x: room.minX + (room.width - own.width) / 2,
            y: room.minY + node.middle(of: own.height, in: room.height)), node),
        proposal: ProposedViewSize(room.size))
    }
    let place =
      isVertical
      ? CGPoint(x: room.maxX, y: room.minY + max((room.height - below.height) / 2, 0))
      : CGPoint(x: room.minX + (room.width - below.width) / 2, y: room.maxY)
    node.place(dots, at: snapped(place, node), proposal: row)
  }

  private func snapped(_ point: CGPoint, _ node: RenderNode) -> CGPoint {
    let metrics = node.runtime.host.metrics
    return CGPoint(
      x: metrics.snap(point.x, horizontally: true), y: metrics.snap(point.y, horizontally: false))
  }
}

/// The tabs themselves: in a row, or in a column if no width is proposed.
struct TabBar<Content: View> {
  /// Whether the tabs are in a column if there is room.
  let isSidebar: Bool
  let place: TabBarPlace
  let content: Content

  private var control: ControlSpec? {
    if isSidebar { return ControlSpec(kind: .bar, style: .sidebar) }
    return place.style.map { ControlSpec(kind: .bar, style: $0) }
  }
}

extension TabBar: View {
  typealias Body = Never
}

extension TabBar: ContainerView {
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(
      role: .tabBar, traits: environment.isRightToLeft ? .mirrored : [], control: control)
  }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    if let style = place.style {
      TabBarLayout(ControlSpec(kind: .bar, style: style))
    } else {
      LinearLayout(.row(.center, spacing: nil))
    }
  }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    isSidebar != old.pointee.isSidebar || place != old.pointee.place
  }
}

extension TabBarPlace {
  /// The style of the bar's chrome; nil if the tabs share the window's bar.
  fileprivate var style: ControlSpec.Style? {
    switch self {
    case .upper: .tabs
    case .lower: .lower
    case .bar: nil
    }
  }
}

private struct TabBarLayout: NodeLayout {
  private let row: BarLayout
  private let column: BarLayout

  init(_ control: ControlSpec) {
    row = BarLayout(
      control: control, stack: .row(.center, spacing: nil), isCentered: true)
    column = BarLayout(control: control, stack: .column(.leading, spacing: 0))
  }

  private func layout(_ proposal: ProposedViewSize) -> BarLayout {
    proposal.width == nil ? column : row
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    layout(proposal).sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    layout(proposal).placeChildren(node, in: size, proposal: proposal)
  }
}
