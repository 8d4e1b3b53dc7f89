import Controls
import HostInterface
import ViewRuntime

/// Tells the list that a row expands and collapses the rows below it.
package struct RowDisclosure {
  package let isExpanded: Binding<Bool>
  /// The row's value for a selection; nil uses that of any other row.
  package var tag: AnyHashable?

  package init(isExpanded: Binding<Bool>, tag: AnyHashable? = nil) {
    self.isExpanded = isExpanded
    self.tag = tag
  }

  static var key: ObjectIdentifier { ObjectIdentifier(RowDisclosure.self) }

  /// Whether the key expands or collapses: the arrow in the reading direction expands, the opposite
  /// one collapses; nil for other keys.
  static func opens(_ stroke: KeyStroke, isRightToLeft: Bool) -> Bool? {
    guard stroke.isPlain else { return nil }
    switch stroke.key {
    case KeyStroke.Named.right: return !isRightToLeft
    case KeyStroke.Named.left: return isRightToLeft
    default: return nil
    }
  }
}

extension RowDisclosure: LayoutModifier {
  package typealias Body = Never

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[Self.key] = self
    if let tag { traits[TagTrait.key] = tag }
  }

  package func laysOutDifferently(from old: RowDisclosure) -> Bool { false }
}

/// A row below one that can be collapsed; one wrapper per level.
package struct RowBelow: LayoutModifier {
  package typealias Body = Never

  static var key: ObjectIdentifier { ObjectIdentifier(RowBelow.self) }

  package init() {}

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  package func laysOutDifferently(from old: RowBelow) -> Bool { false }
}

extension RenderNode {
  /// The number of collapsible ancestors of this row.
  var outlineLevel: Int {
    var level = 0
    var node: RenderNode? = self
    while let current = node {
      if current.traits[RowBelow.key] != nil { level += 1 }
      node = current.wrapped
    }
    return level
  }
}

extension View {
  /// Expands and collapses with the horizontal arrow keys while this view has focus.
  package func disclosureKeys(_ isExpanded: Binding<Bool>) -> some View {
    modifier(DisclosureKeys(isExpanded: isExpanded))
  }
}

private struct DisclosureKeys: ViewModifier {
  let isExpanded: Binding<Bool>
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content.modifier(
      FallbackKeys { stroke in
        let isRightToLeft = layoutDirection == .rightToLeft
        guard let opens = RowDisclosure.opens(stroke, isRightToLeft: isRightToLeft),
          isExpanded.wrappedValue != opens
        else { return false }
        isExpanded.wrappedValue = opens
        return true
      })
  }
}
