import CoreTransferable
import Foundation
import LayoutCore
import TransferControls
import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

extension TabContent {
  package nonisolated func changedLabel<V: View>(
    _ change: @escaping (AnyView) -> V
  ) -> some TabContent<TabValue> {
    changed { page in page.label = page.label.map { AnyView(change($0)) } }
  }

  /// Lets the tab be dragged.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> {
    changedLabel { $0.draggable(payload()) }
  }

  /// Accepts items dropped on the tab.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    changedLabel {
      $0.dropDestination(for: payloadType) { items, _ in
        action(items)
        return true
      }
    }
  }

  /// Adds buttons to the tab in a sidebar: in its context menu, as for a row of a list.
  ///
  /// ```swift
  /// Tab("Drafts", systemImage: "doc", value: .drafts) { DraftsView() }
  ///   .swipeActions { Button("Empty", role: .destructive) { empty() } }
  /// ```
  ///
  /// - Note: In part without effect: tabs do not slide; where they stand in a sidebar, their menus
  ///   have the actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    let swipes = AnyView(content())
    return changed(.single) { page in
      page.swipes = page.swipes.map { AnyView(TupleView(($0, swipes))) } ?? swipes
    }
  }
}

extension TabContent {
  /// Sets the tab's context menu.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> some TabContent<TabValue> {
    let menu = AnyView(menuItems())
    return changed { $0.menu = menu }
  }
}
