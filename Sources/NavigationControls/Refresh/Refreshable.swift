import Controls
import HostInterface
import LayoutCore
import ViewBasics
import ViewLayouts
import ViewRuntime
import ViewTexts

extension View {
  /// Lets the user reload the content: with Control-R or F5 in a terminal, or the ⟳ button in the
  /// screen's bar. An indicator is shown until the handler returns (S12.12).
  ///
  /// ```swift
  /// List(posts) { PostRow(post: $0) }
  ///   .refreshable { await model.reload() }
  /// ```
  ///
  /// While it runs, a second request does nothing.
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}

private struct RefreshableModifier {
  let action: @isolated(any) @Sendable () async -> Void
  @State private var isRefreshing = false

  nonisolated init(action: @escaping @isolated(any) @Sendable () async -> Void) {
    self.action = action
  }
}

extension RefreshableModifier: ViewModifier {
  func body(content: Content) -> some View {
    let (action, isRefreshing) = (action, $isRefreshing)
    let refresh = RefreshAction {
      guard !isRefreshing.wrappedValue else { return }
      isRefreshing.wrappedValue = true
      await action()
      isRefreshing.wrappedValue = false
    }
    RefreshArea(
      refresh: refresh,
      content: VStack(spacing: 0) {
        if self.isRefreshing { ProgressView() }
        content.environment(\.refresh, refresh)
      }
    )
    .modifier(
      BarModifier(
        .refresh,
        content: Button("⟳") { Task { await refresh() } }
          .accessibilityLabel(Text(.library("Refresh")))
          .disabled(self.isRefreshing)))
  }
}

/// The node that receives a host's refresh action.
private struct RefreshArea<Content: View> {
  let refresh: RefreshAction
  let content: Content
}

extension RefreshArea: View {
  typealias Body = Never
}

extension RefreshArea: ContainerView {
  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(actions: .refresh)
  }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    LayersLayout(alignment: .top)
  }
  func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard case .perform(_, .refresh) = event else { return }
    let refresh = refresh
    Task { await refresh() }
  }
}
