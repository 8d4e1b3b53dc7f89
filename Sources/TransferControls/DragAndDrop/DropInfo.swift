import CoreTransferable
import Foundation
import HostInterface
import LayoutCore
import UniformTypeIdentifiers
import ViewGestures
import ViewLayouts
import ViewRuntime

/// What is about to be dropped, and where.
public struct DropInfo: Sendable {
  /// In the coordinates of the view that is the target.
  public let location: CGPoint
  let items: [NSItemProvider]

  @MainActor init(_ items: [NSItemProvider], at place: CGPoint, on node: RenderNode) {
    self.items = items
    location = node.point(place, in: .local)
  }

  /// Whether anything of these types is among it.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What can be had as one of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { item in
      contentTypes.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }

  /// The former form, with the types' names.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// The former form, with the types' names.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}
