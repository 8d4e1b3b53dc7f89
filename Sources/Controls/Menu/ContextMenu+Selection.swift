import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Adds a menu for the selected rows of the lists inside, and for the row under the pointer if it
  /// is not selected.
  ///
  /// ```swift
  /// List(notes, selection: $chosen) { Text($0.title) }
  ///   .contextMenu(forSelectionType: Note.ID.self) { ids in
  ///     Button("Delete \(ids.count)") { delete(ids) }
  ///   } primaryAction: { ids in
  ///     open(ids)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - itemType: the type of the selection's values.
  ///   - menu: builds the items for a set of values.
  ///   - primaryAction: called when the user activates a selected row again.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}

/// The selection menu that a list's rows read from the environment.
package struct SelectionMenu {
  /// Whether a value has the type that the menu is for.
  package let takes: @MainActor (AnyHashable) -> Bool
  package let open: @MainActor (Set<AnyHashable>, _ at: CGRect) -> Void
  /// Nil means that activation only selects.
  package var primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  package var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

private struct SelectionMenuModifier<I: Hashable, M> {
  let menu: (Set<I>) -> M
  let primaryAction: ((Set<I>) -> Void)?
  @State private var opened: Opened<I>?

  nonisolated init(menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

private struct Opened<I: Hashable>: Equatable {
  var values: Set<I>
  var place: CGRect
}

extension SelectionMenuModifier: ViewModifier where M: View {
  private static func typed(_ values: Set<AnyHashable>) -> Set<I> {
    Set(values.compactMap { $0.base as? I })
  }

  func body(content: Content) -> some View {
    let (opened, menu, primaryAction) = ($opened, menu, primaryAction)
    let present = self.opened
    var offer = SelectionMenu(takes: { $0.base is I }) { values, place in
      opened.wrappedValue = Opened(values: Self.typed(values), place: place)
    }
    if let primaryAction { offer.primaryAction = { primaryAction(Self.typed($0)) } }
    return
      content
      .environment(\.selectionMenu, offer)
      .modifier(
        PresentationModifier(
          id: present.map { AnyHashable($0.values) },
          form: .menu { present?.place ?? $0 },
          content: { _ in
            MenuPanel(content: DeferredView { menu(present?.values ?? []) }) {
              opened.wrappedValue = nil
            }
          },
          dismiss: { opened.wrappedValue = nil }))
  }
}
