import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import UniformTypeIdentifiers
import ViewGestures
import ViewLayouts
import ViewRuntime

/// The items of a drop, and its location.
public struct DropInfo: Sendable {
  /// The location in the coordinates of the target view.
  public let location: CGPoint
  let items: [NSItemProvider]

  @MainActor init(_ items: [NSItemProvider], at place: CGPoint, on node: RenderNode) {
    self.items = items
    location = node.point(place, in: .local)
  }

  /// Returns whether any item has one of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the items that are available as one of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in
      contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// The legacy form with the names of the types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The legacy form with the names of the types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}
