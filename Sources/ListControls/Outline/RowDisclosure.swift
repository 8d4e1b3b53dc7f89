import Controls
import HostInterface
import ViewRuntime

/// Tells the list that a row opens and closes those below it.
package struct RowDisclosure {
  package let isExpanded: Binding<Bool>
  /// What a selection takes for the row; nil: what it would take for any other.
  package var tag: AnyHashable?

  package init(isExpanded: Binding<Bool>, tag: AnyHashable? = nil) {
    self.isExpanded = isExpanded
    self.tag = tag
  }

  static var key: ObjectIdentifier { ObjectIdentifier(RowDisclosure.self) }

  /// The arrow in the direction of the lines opens, the other one closes; nil: no such key.
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

/// A row that lies below one that can be closed; one wrapper for each level.
package struct RowBelow: LayoutModifier {
  package typealias Body = Never

  static var key: ObjectIdentifier { ObjectIdentifier(RowBelow.self) }

  package init() {}

  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  package func laysOutDifferently(from old: RowBelow) -> Bool { false }
}

extension RenderNode {
  /// How many rows that can be closed this one lies below.
  var outlineLevel: Int {
    var level = 0
    var node: RenderNode? = self
    while let current = node {
      if current.traits[RowBelow.key] != nil { level += 1 }
      node = current.layout.isWrapper ? current.children.first : nil
    }
    return level
  }
}

extension View {
  /// Opens and closes with the arrows to the sides while the focus is here.
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
