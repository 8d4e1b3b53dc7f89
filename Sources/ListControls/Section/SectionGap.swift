import HostInterface
import ViewRuntime

/// Where a section without a header begins: nothing but the room that the host keeps there.
///
/// Outside of a list or form it takes no part at all.
struct SectionGap: View {
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { EmptyRow() }
  }
}

/// Takes a place, but no room.
private struct EmptyRow: View, LeafView {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent { NodeContent() }
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout { ZeroSizeLayout() }
}

private struct IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether sections stand in a list or form.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}
