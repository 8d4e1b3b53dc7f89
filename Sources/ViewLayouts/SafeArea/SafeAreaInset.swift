import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Shows a view at the upper or lower edge; this view gets the remaining space.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      main: self, bar: content())
  }

  /// Shows a view at the leading or trailing edge; this view gets the remaining space.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      main: self, bar: content())
  }
}

/// Marks a view with the safe area of the bar beside it.
private struct SafeAreaMark: LayoutModifier {
  typealias Body = Never
  let area: SafeArea

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[SafeArea.key] = area }
  func laysOutDifferently(from old: Self) -> Bool { area !== old.area }
}

/// A view with a bar at one of its edges.
private struct EdgeBar<Main, Bar> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let main: Main
  let bar: Bar
  @Owned private var area = SafeArea()

  nonisolated init(edge: Edge, alignment: Alignment, spacing: CGFloat?, main: Main, bar: Bar) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    self.main = main
    self.bar = bar
  }
}

extension EdgeBar: View where Main: View, Bar: View {
  var body: some View {
    EdgeBarLayout(edge: edge, alignment: alignment, spacing: spacing, area: area) {
      // Each counts as one subview, even if it has several views.
      ZStack { main }.modifier(SafeAreaMark(area: area))
      ZStack { bar }
    }
  }
}

/// The bar gets its own length first; the view gets the rest.
private struct EdgeBarLayout: Layout {
  let edge: Edge
  let alignment: Alignment
  /// The spacing between bar and view; nil for the default (S14.8).
  let spacing: CGFloat?
  let area: SafeArea

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func gap(_ subviews: Subviews) -> CGFloat {
    subviews.snap(spacing ?? ViewSpacing.standard, isVertical ? .vertical : .horizontal) ?? 0
  }

  private func offers(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (main: ProposedViewSize, bar: ProposedViewSize, barSize: CGSize) {
    let spacing = gap(subviews)
    let barOffer =
      isVertical
      ? ProposedViewSize(width: proposal.width, height: nil)
      : ProposedViewSize(width: nil, height: proposal.height)
    let bar = subviews[1].sizeThatFits(barOffer)
    var main = proposal
    if isVertical {
      main.height = proposal.height.map { max($0 - bar.height - spacing, 0) }
    } else {
      main.width = proposal.width.map { max($0 - bar.width - spacing, 0) }
    }
    return (main, barOffer, bar)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let offers = offers(proposal, subviews)
    let spacing = gap(subviews)
    let main = subviews[0].sizeThatFits(offers.main)
    return isVertical
      ? CGSize(
        width: max(main.width, offers.barSize.width),
        height: main.height + spacing + offers.barSize.height)
      : CGSize(
        width: main.width + spacing + offers.barSize.width,
        height: max(main.height, offers.barSize.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let offers = offers(proposal, subviews)
    let spacing = gap(subviews)
    let kept = (isVertical ? offers.barSize.height : offers.barSize.width) + spacing
    let insets = EdgeInsets(kept, edges: Edge.Set(edge))
    MainActor.assumeIsolated { area.insets = insets }
    let bar = alignment.origin(of: subviews[1].dimensions(in: offers.bar), in: bounds.size)
    let main = subviews[0].sizeThatFits(offers.main)
    var barOrigin = isVertical ? CGPoint(x: bar.x, y: 0) : CGPoint(x: 0, y: bar.y)
    var mainOrigin =
      isVertical
      ? CGPoint(x: (bounds.width - main.width) / 2, y: 0)
      : CGPoint(x: 0, y: (bounds.height - main.height) / 2)
    switch edge {
    case .top: mainOrigin.y = offers.barSize.height + spacing
    case .leading: mainOrigin.x = offers.barSize.width + spacing
    case .bottom: barOrigin.y = bounds.height - offers.barSize.height
    case .trailing: barOrigin.x = bounds.width - offers.barSize.width
    }
    subviews[0].place(at: mainOrigin, proposal: offers.main)
    subviews[1].place(at: barOrigin, proposal: offers.bar)
  }
}
