import Foundation
import LayoutCore

/// How a preview wants to be shown, by what stands at its view.
///
/// Kept in the traits of the view's node: an app that shows the view itself takes no notice, a host
/// of previews reads it with ``RegisteredPreview`` or from the nodes.
package struct PreviewWishes: Equatable, Sendable {
  package var displayName: String?
  package var device: PreviewDevice?
  package var layout: PreviewLayout = .device
  package var orientation: InterfaceOrientation = .portrait

  package static let key = ObjectIdentifier(PreviewWishes.self)
}

/// Changes one wish.
struct PreviewWishModifier {
  let change: (inout PreviewWishes) -> Void
}

extension PreviewWishModifier: LayoutModifier {
  typealias Body = Never

  /// What an inner modifier wished stays.
  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    var wishes = traits[PreviewWishes.key] as? PreviewWishes ?? PreviewWishes()
    change(&wishes)
    traits[PreviewWishes.key] = wishes
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension RenderNode {
  /// What the modifiers of previews round this node's view wish, the innermost deciding.
  package var previewWishes: PreviewWishes {
    var wishes = PreviewWishes()
    var node: RenderNode? = self
    while let current = node {
      if let own = current.traits[PreviewWishes.key] as? PreviewWishes {
        if let name = own.displayName { wishes.displayName = name }
        if let device = own.device { wishes.device = device }
        if own.layout != .device { wishes.layout = own.layout }
        if own.orientation != .portrait { wishes.orientation = own.orientation }
      }
      guard current.layout is any WrapperLayout else { break }
      node = current.children.first
    }
    return wishes
  }
}
