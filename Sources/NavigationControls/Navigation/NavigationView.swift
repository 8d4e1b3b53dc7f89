import ViewRuntime

/// The form before iOS 16 of ``NavigationStack`` and ``NavigationSplitView``.
///
/// A single view is the root of a stack; two or three are columns, unless the style is
/// `navigationViewStyle(.stack)`.
public struct NavigationView<Content: View> {
  let content: Content
}

extension NavigationView: View where Content: View {
  /// Shows the first view as the root of a stack, or two or three as columns.
  ///
  /// Of more than three views, only the first three are shown.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: some View { StyledNavigationView(content: content) }
}

private struct StyledNavigationView<Content: View>: View {
  let content: Content
  @Environment(\.navigationViewLook) private var look

  var body: some View {
    let parts = (content as? any NavigationViewParts)?.navigationParts ?? []
    if look == .stack || parts.count < 2 {
      NavigationStack {
        if let first = parts.first { AnyView(first) } else { content }
      }
    } else {
      SplitColumns(columns: parts.prefix(3).map { AnyView($0) })
    }
  }
}

/// Content that lists several views.
@MainActor
private protocol NavigationViewParts {
  var navigationParts: [any View] { get }
}

extension TupleView: NavigationViewParts {
  fileprivate var navigationParts: [any View] { parts }
}

/// The layout that a navigation view derives from its style.
enum NavigationViewLook { case automatic, stack, columns }

private struct NavigationViewLookKey: EnvironmentKey {
  static let defaultValue = NavigationViewLook.automatic
}

extension EnvironmentValues {
  var navigationViewLook: NavigationViewLook {
    get { self[NavigationViewLookKey.self] }
    set { self[NavigationViewLookKey.self] = newValue }
  }
}
