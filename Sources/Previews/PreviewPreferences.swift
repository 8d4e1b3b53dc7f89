import Foundation
import LayoutCore
import ViewRuntime

/// How a preview wants to be shown, from modifiers on its view.
///
/// Kept in the traits of the view's node: an app that shows the view itself ignores it, a preview
/// host reads it with ``RegisteredPreview`` or from the nodes.
package struct PreviewPreferences: Equatable, Sendable {
  package var displayName: String?
  package var device: PreviewDevice?
  package var layout: PreviewLayout = .device
  package var orientation: InterfaceOrientation = .portrait

  package static let key = ObjectIdentifier(PreviewPreferences.self)
}

/// Changes one preference.
struct PreviewPreferenceModifier {
  let change: (inout PreviewPreferences) -> Void
}

extension PreviewPreferenceModifier: LayoutModifier {
  typealias Body = Never

  /// What an inner modifier asked for stays.
  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    var preferences = traits[PreviewPreferences.key] as? PreviewPreferences ?? PreviewPreferences()
    change(&preferences)
    traits[PreviewPreferences.key] = preferences
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension RenderNode {
  /// What the modifiers of previews around this node's view say, the innermost deciding.
  package var previewPreferences: PreviewPreferences {
    var preferences = PreviewPreferences()
    var node: RenderNode? = self
    while let current = node {
      if let own = current.traits[PreviewPreferences.key] as? PreviewPreferences {
        if let name = own.displayName { preferences.displayName = name }
        if let device = own.device { preferences.device = device }
        if own.layout != .device { preferences.layout = own.layout }
        if own.orientation != .portrait { preferences.orientation = own.orientation }
      }
      guard current.layout.isWrapper else { break }
      node = current.children.first
    }
    return preferences
  }
}
