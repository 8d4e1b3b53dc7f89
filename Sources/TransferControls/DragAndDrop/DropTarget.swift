import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import UniformTypeIdentifiers
import ViewRuntime

/// What a view does about drops, as the drag finds it among the traits of the view's node.
@MainActor
package struct DropTarget {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  var accepts: (DropInfo) -> Bool
  var entered: (DropInfo) -> Void = { _ in }
  var updated: (DropInfo) -> DropProposal? = { _ in nil }
  /// It left the view, or was dropped on it.
  var exited: (DropInfo, _ isDropped: Bool) -> Void = { _, _ in }
  var perform: (DropInfo) -> Bool
}

extension DropTarget {
  /// Takes items of some types, whatever they turn out to be.
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

  /// Takes values of a type; `perform` is called once they are there.
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

/// Puts a target on a view's node.
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

/// Makes values of what is offered.
@MainActor
enum TransferredValues {
  /// Calls `done` on the main actor with those that could be made, in their order.
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
