import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Lets the view reach below the bars of the device. The hosts here have none, so the view has
  /// all of the window already.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// The former name of `ignoresSafeArea`.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Shows a view at the upper or lower edge and leaves the rest to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
      main: self, bar: content())
  }

  /// Shows a view at the leading or trailing edge and leaves the rest to this one.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    EdgeBar(
      edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
      main: self, bar: content())
  }

  /// Shows a bar at the upper or lower edge and leaves the rest to this view: `safeAreaInset` for
  /// what looks like one of the system's bars.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().background(.bar)
    }
  }

  /// Shows a bar at the leading or trailing edge and leaves the rest to this view.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
      content().background(.bar)
    }
  }

  /// Keeps room free at the edges; what scrolls inside is kept clear of it too.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { padding(edges, length) }

  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Keeps the usual distance to the edges of the window.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Keeps a distance of some kind to the edges of the window.
  public nonisolated func scenePadding(
    _ padding: ScenePadding, edges: Edge.Set = .all
  ) -> some View {
    self.padding(edges)
  }
}

/// A view with a bar at one of its edges.
private struct EdgeBar<Main, Bar> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let main: Main
  let bar: Bar
}

extension EdgeBar: View where Main: View, Bar: View {
  var body: some View {
    EdgeBarLayout(edge: edge, alignment: alignment, spacing: spacing ?? 0) {
      // Each is one subview, whatever it consists of.
      ZStack { main }
      ZStack { bar }
    }
  }
}

/// The bar takes its own length first; the view has the rest. All that is offered is taken.
private struct EdgeBarLayout: Layout {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat

  private var isVertical: Bool { edge == .top || edge == .bottom }

  private func offers(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (main: ProposedViewSize, bar: ProposedViewSize, barSize: CGSize) {
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
