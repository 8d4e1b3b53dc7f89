import HostInterface
import ViewRuntime

/// Tells the list that a row opens and closes those below it.
struct RowDisclosure {
  let isExpanded: Binding<Bool>
  /// What a selection takes for the row; nil: what it would take for any other.
  var tag: AnyHashable?

  static var key: ObjectIdentifier { ObjectIdentifier(RowDisclosure.self) }

  /// Opens with the arrow to the right, closes with the one to the left.
  ///
  /// - Returns: whether that changed anything.
  static func take(_ stroke: KeyStroke, _ isExpanded: Binding<Bool>) -> Bool {
    let opens: Bool
    switch stroke.key {
    case KeyStroke.Named.right: opens = true
    case KeyStroke.Named.left: opens = false
    default: return false
    }
    guard stroke.isPlain, isExpanded.wrappedValue != opens else { return false }
    isExpanded.wrappedValue = opens
    return true
  }
}

extension RowDisclosure: LayoutModifier {
  typealias Body = Never

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) {
    traits[Self.key] = self
    if let tag { traits[TagTrait.key] = tag }
  }

  func laysOutDifferently(from old: RowDisclosure) -> Bool { false }
}

/// A row that lies below one that can be closed; one wrapper for each level.
struct RowBelow: LayoutModifier {
  typealias Body = Never

  static var key: ObjectIdentifier { ObjectIdentifier(RowBelow.self) }

  func setTraits(_ traits: inout [ObjectIdentifier: Any]) { traits[Self.key] = true }
  func laysOutDifferently(from old: RowBelow) -> Bool { false }
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
  func disclosureKeys(_ isExpanded: Binding<Bool>) -> some View {
    modifier(OwnKeys { RowDisclosure.take($0, isExpanded) })
  }
}
