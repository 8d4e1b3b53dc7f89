import Foundation
import LayoutCore
import ViewRuntime

/// The settings of a preview from modifiers on its view.
///
/// Stored in the traits of the view's node: an app that shows the view itself ignores them, a
/// preview host reads them with ``RegisteredPreview`` or from the nodes.
package struct PreviewPreferences: Equatable, Sendable {
  package var displayName: String?
  package var device: PreviewDevice?
  package var layout: PreviewLayout = .device
  package var orientation: InterfaceOrientation = .portrait

  package static let key = ObjectIdentifier(PreviewPreferences.self)
}

/// Changes one setting.
struct PreviewPreferenceModifier {
  let change: (inout PreviewPreferences) -> Void
}

extension PreviewPreferenceModifier: LayoutModifier {
  typealias Body = Never

  /// The setting of an inner modifier stays.
  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    var preferences = traits[PreviewPreferences.key] as? PreviewPreferences ?? PreviewPreferences()
    change(&preferences)
    traits[PreviewPreferences.key] = preferences
  }

  func laysOutDifferently(from old: Self) -> Bool { false }
}

extension RenderNode {
  /// The settings from preview modifiers around this node's view; the innermost takes precedence.
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
