import HostInterface
import ViewRuntime

/// The start of a section without a header: only the host's spacing.
///
/// It has no effect outside a list or form.
struct SectionGap: View {
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { EmptyRow() }
  }
}

/// Occupies a position, but takes no space.
private struct EmptyRow: View, LeafView {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent { NodeContent() }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { ZeroSizeLayout() }
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether sections are in a list or form.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
