import LayoutCore
import ViewRuntime

/// `listRowBackground(_:)`.
struct ListRowBackgroundModifier<Background: View> {
  let background: Background?
}

extension ListRowBackgroundModifier: AttachedViewModifier {
  typealias Body = Never
  var attached: Background? { background }
  static var attachment: ObjectIdentifier { ObjectIdentifier(RowTrait.Background.self) }
}

extension View {
  /// Puts a view behind the row, covering the row and its insets.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }
}
