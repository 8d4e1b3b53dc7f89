import Foundation
import HostInterface
import LayoutCore

/// The frame of a sheet, an alert or a menu: as large as its content, within its proposal.
struct PanelLayout: ContainerSizeLayout {
  /// The space taken by the host's frame.
  let insets: EdgeInsets
  let smallest: CGSize
  /// Computes the height from the greatest possible one; nil for the content's height.
  let height: ((CGFloat) -> CGFloat)?
  /// Computes the content's proposal from the greatest size and the content's answers; nil for that
  /// size.
  let proposal: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)?
  let fillsRoom: Bool
  /// The greatest size that the content may have.
  private let room = SizeWatchers()

  init(
    insets: EdgeInsets, smallest: CGSize, height: ((CGFloat) -> CGFloat)?,
    proposal: ((CGSize, @escaping (ProposedViewSize) -> CGSize) -> ProposedViewSize)?,
    fillsRoom: Bool
  ) {
    (self.insets, self.smallest, self.fillsRoom) = (insets, smallest, fillsRoom)
    (self.height, self.proposal) = (height, proposal)
  }

  func containerSize(_ node: RenderNode) -> CGSize {
    room.size == .zero ? node.runtime.host.size : room.size
  }

  func watchSize(_ node: RenderNode) { room.add(node) }

  /// Stores what the window offers a sheet. The content may follow that size, and the sheet follows
  /// its content; so it is not the sheet's own size.
  func offer(_ size: CGSize) {
    var most = size
    if let height { most.height = min(size.height, max(0, height(size.height))) }
    let offered = inner(ProposedViewSize(most))
    room.take(CGSize(width: offered.width ?? 0, height: offered.height ?? 0))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    var offered = proposal
    if let most = proposal.height, let height { offered.height = min(most, max(0, height(most))) }
    var size = contentSize(inner(offered), node)
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    size.width = max(size.width, smallest.width)
    size.height = max(size.height, smallest.height)
    if fillsRoom {
      size.width = max(size.width, offered.width ?? 0)
      size.height = max(size.height, offered.height ?? 0)
    }
    if height != nil, let given = offered.height { size.height = given }
    size.width = min(size.width, offered.width ?? size.width)
    size.height = min(size.height, offered.height ?? size.height)
    return size
  }

  private func contentSize(_ offered: ProposedViewSize, _ node: RenderNode) -> CGSize {
    guard let child = node.children.first else { return .zero }
    guard let proposal else { return child.sizeThatFits(offered) }
    let most = offered.replacingUnspecifiedDimensions(by: .zero)
    let wanted = proposal(most) { child.sizeThatFits($0) }
    let answer = child.sizeThatFits(wanted)
    return CGSize(
      width: min(most.width, max(answer.width, wanted.width ?? 0)),
      height: min(most.height, max(answer.height, wanted.height ?? 0)))
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let offered = inner(ProposedViewSize(size))
    let room = CGSize(width: offered.width ?? 0, height: offered.height ?? 0)
    let own = child.sizeThatFits(offered)
    node.place(
      child,
      at: CGPoint(
        x: insets.leading + max(0, room.width - own.width) / 2,
        y: insets.top + max(0, room.height - own.height) / 2),
      proposal: offered)
  }
}

/// The whole window, with the panel placed according to its form.
struct LayerLayout: NodeLayout {
  let form: PresentationForm
  /// Returns the frame of the presenting view in the window.
  let anchor: () -> CGRect
  let grid: () -> CGSize

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    guard let panel = node.children.first else { return }
    switch form.place {
    case .whole:
      (panel.layout as? PanelLayout)?.offer(size)
      node.place(panel, at: .zero, proposal: ProposedViewSize(size))
    case .center:
      let most = limited(widened(inset(size), for: panel))
      (panel.layout as? PanelLayout)?.offer(most)
      let offered = ProposedViewSize(most)
      let own = panel.sizeThatFits(offered)
      node.place(
        panel,
        at: snapped(
          CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)),
        proposal: offered)
    case .beside(let side, let isAligned, let part):
      place(panel, on: side, isAligned, part(anchor()), in: node, size)
    }
  }

  private func place(
    _ panel: RenderNode, on side: Edge, _ isAligned: Bool, _ anchor: CGRect, in node: RenderNode,
    _ size: CGSize
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    let seen = anchor.isNull ? CGRect.null : onGrid(anchor).overlap(with: bounds)
    let middle = CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    let placement = AnchoredPlacement(
      anchor: seen.isNull ? middle : seen, side: side, bounds: bounds, isAligned: isAligned)
    var offered = CGSize.zero
    let frame = placement.frame(beyondBounds: heightBeyond(size, for: panel)) { room in
      offered = limited(room)
      return panel.sizeThatFits(ProposedViewSize(offered))
    }
    node.place(panel, at: snapped(frame.origin), proposal: ProposedViewSize(frame.size))
  }

  private func limited(_ room: CGSize) -> CGSize {
    CGSize(
      width: min(room.width, form.largest.width), height: min(room.height, form.largest.height))
  }

  /// Returns the height of a menu that is a separate window: as high as its entries, even over a
  /// low window.
  private func heightBeyond(_ size: CGSize, for panel: RenderNode) -> CGFloat {
    guard !form.isPassive, let room = panel.runtime.host.sheetRoom else { return 0 }
    let width = min(size.width, form.largest.width)
    let ideal = panel.sizeThatFits(ProposedViewSize(width: width, height: nil))
    return min(ideal.height, form.largest.height, room.height)
  }

  /// Returns the size of a sheet that is a separate window: as large as its content requires, even
  /// over a small window; beyond its minimum only as far as it is comfortable to read.
  private func widened(_ size: CGSize, for panel: RenderNode) -> CGSize {
    guard let room = panel.runtime.host.sheetRoom, size.width < room.width,
      let content = panel.children.first
    else { return size }
    let least = content.sizeThatFits(.zero)
    let ideal = content.sizeThatFits(.unspecified)
    return CGSize(
      width: max(size.width, min(max(least.width, min(ideal.width, 600)), room.width)),
      height: max(size.height, min(max(least.height, min(ideal.height, 600)), room.height)))
  }

  /// In a large window a sheet leaves a margin, so that what lies behind it is visible.
  private func inset(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 480 ? size.width - 32 : size.width,
      height: size.height > 256 ? size.height - 32 : size.height)
  }

  /// Returns the cells in which the anchor is drawn, so that what is placed next to it does not
  /// cover them.
  private func onGrid(_ rect: CGRect) -> CGRect {
    let grid = grid()
    func round(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
      step > 0 ? (value / step).rounded() * step : value
    }
    let (left, top) = (round(rect.minX, grid.width), round(rect.minY, grid.height))
    return CGRect(
      x: left, y: top, width: round(rect.maxX, grid.width) - left,
      height: round(rect.maxY, grid.height) - top)
  }

  private func snapped(_ point: CGPoint) -> CGPoint {
    let grid = grid()
    func snap(_ value: CGFloat, _ step: CGFloat) -> CGFloat {
      step > 0 ? (value / step + 0.001).rounded(.down) * step : value
    }
    return CGPoint(x: snap(point.x, grid.width), y: snap(point.y, grid.height))
  }
}
