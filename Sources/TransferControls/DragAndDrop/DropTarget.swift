import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import UniformTypeIdentifiers
import ViewRuntime

/// A view's drop handling, which the drag reads from the traits of the view's node.
@MainActor
package struct DropTarget {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  var accepts: (DropInfo) -> Bool
  var entered: (DropInfo) -> Void = { _ in }
  var updated: (DropInfo) -> DropProposal? = { _ in nil }
  /// Called when the drag leaves the view or is dropped on it.
  var exited: (DropInfo, _ isDropped: Bool) -> Void = { _, _ in }
  var perform: (DropInfo) -> Bool
}

extension DropTarget {
  /// Creates a target for items of certain types, without loading them.
  init(
    _ types: [UTType], isTargeted: @escaping (Bool) -> Void,
    perform: @escaping ([NSItemProvider], DropInfo) -> Bool
  ) {
    self.init(
      accepts: { $0.hasItemsConforming(to: types) }, entered: { _ in isTargeted(true) },
      exited: { _, _ in isTargeted(false) },
      perform: { perform($0.itemProviders(for: types), $0) })
  }

  init(_ types: [UTType], _ delegate: any DropDelegate) {
    self.init(
      accepts: { $0.hasItemsConforming(to: types) && delegate.validateDrop(info: $0) },
      entered: { delegate.dropEntered(info: $0) }, updated: { delegate.dropUpdated(info: $0) },
      exited: { info, isDropped in if !isDropped { delegate.dropExited(info: info) } },
      perform: { delegate.performDrop(info: $0) })
  }

  /// Creates a target for values of a type; `perform` is called once they have loaded.
  init<T: Transferable>(
    _ type: T.Type, isTargeted: @escaping (Bool) -> Void,
    perform: @escaping ([T], DropInfo) -> Bool
  ) {
    self.init(
      accepts: { info in info.items.contains { $0.offers(T.self) } },
      entered: { _ in isTargeted(true) }, exited: { _, _ in isTargeted(false) },
      perform: { info in
        TransferredValues.load(T.self, from: info.items) { values in
          if !values.isEmpty { _ = perform(values, info) }
        }
        return true
      })
  }
}

/// Attaches a target to a view's node.
struct DropTargetModifier {
  let target: DropTarget
}

extension DropTargetModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(actions: environment.isEnabled ? .drop : [])
  }
  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }
  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[DropTarget.key] = target }
  func laysOutDifferently(from old: Self) -> Bool { false }
}

/// Loads values from the offered items.
@MainActor
enum TransferredValues {
  /// Calls `done` on the main actor with the values that could be loaded, in order.
  static func load<T: Transferable>(
    _ type: T.Type, from items: [NSItemProvider], _ done: @escaping @MainActor ([T]) -> Void
  ) {
    Task { @MainActor in
      var values: [T] = []
      for item in items where item.offers(T.self) {
        if let value = try? await item.makeValue(T.self) { values.append(value) }
      }
      done(values)
    }
  }
}
