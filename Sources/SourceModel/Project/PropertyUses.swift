/// The uses of a property in the code of its type.
///
/// Uses are found by name: `count`, `self.count`, `$count`, `_count`. A local variable or parameter
/// with the same name hides the property. A nested type is separate, with its own names.
package struct PropertyUses: Sendable {
  package struct Use: Sendable {
    package enum Kind: Sendable {
      case read
      /// It is assigned or passed as `inout`, entirely or in part.
      case write
      /// A method is called on it or on a part of it, which may write.
      case call
      /// `$count`.
      case projection
      /// `_count`.
      case wrapper
    }

    package let kind: Kind
    /// The name itself, with `self.` if there is one.
    package let node: SourceNode
    /// The node with the members after the name: `count.x[1]`.
    package let whole: SourceNode

    /// Whether the value may change: it is written, or a method is called on it that is not known
    /// to be non-mutating.
    package var mayWrite: Bool {
      kind == .write || kind == .call && !ReadingMethods.names.contains(whole.name)
    }
  }

  package private(set) var all: [Use] = []

  package var reads: [Use] { all.filter { $0.kind == .read } }
  package var writes: [Use] { all.filter { $0.kind == .write } }
  package var calls: [Use] { all.filter { $0.kind == .call } }
  package var projections: [Use] { all.filter { $0.kind == .projection } }
  package var wrapperUses: [Use] { all.filter { $0.kind == .wrapper } }

  /// Whether no visible code changes it, or passes on a way to do so.
  package var isOnlyRead: Bool { all.allSatisfy { $0.kind == .read } }

  package init(of name: String, in parts: [SourceNode]) {
    for part in parts { collect(name, in: part) }
  }

  package init(of property: PropertyDeclaration, in type: NominalType) {
    self.init(of: property.name, in: type.parts.map(\.node))
  }

  private mutating func collect(_ name: String, in root: SourceNode) {
    let projected = "$" + name
    let wrapped = "_" + name
    var nodes = root.descendants
    while let node = nodes.next() {
      let kind: Use.Kind
      switch node.kind {
      case _ where node.kind.isTypeDeclaration:
        nodes.skipSubtree(of: node)
        continue
      case .identifier where node.name == name:
        guard !LocalNames.hide(name, at: node), !LocalNames.hide(projected, at: node) else {
          continue
        }
        kind = Self.access(of: node)
      case .memberAccess where node.name == name && Self.isOnSelf(node):
        kind = Self.access(of: node)
      case .identifier where node.name == projected || node.name == wrapped:
        guard !Self.isOfLocalWrapper(name, at: node) else { continue }
        kind = node.name == projected ? .projection : .wrapper
      case .memberAccess where node.name == projected && Self.isOnSelf(node):
        kind = .projection
      case .memberAccess where node.name == wrapped && Self.isOnSelf(node):
        kind = .wrapper
      // `if let name {` and `[name]` of a closure read the property.
      case .optionalBinding where node.child(.initializer) == nil:
        guard node.children.contains(where: { $0.kind == .boundName && $0.name == name }) else {
          continue
        }
        kind = .read
      default: continue
      }
      all.append(Use(kind: kind, node: node, whole: Self.whole(node)))
    }
  }

  /// Whether the enclosing code declares its own wrapper with that name: `{ $name in`, or
  /// `@Bindable var name = other`. With a plain local name, `$name` is still the property's, and
  /// `@Bindable var name = name` only makes bindings of the property available.
  private static func isOfLocalWrapper(_ name: String, at node: SourceNode) -> Bool {
    if LocalNames.hide("$" + name, at: node) { return true }
    guard let local = LocalNames.declaration(of: name, at: node), local.kind == .binding else {
      return false
    }
    guard local.parent?.child(.attribute) != nil else { return false }
    guard let value = local.child(.initializer)?.firstChild, value.name == name else { return true }
    return value.kind != .identifier && !(value.kind == .memberAccess && isOnSelf(value))
  }

  private static func isOnSelf(_ node: SourceNode) -> Bool {
    guard let base = node.firstChild else { return false }
    if base.kind == .optionalChaining { return base.firstChild?.name == "self" }
    return base.kind == .identifier && base.name == "self"
  }

  /// The longest path of members, subscripts and unwrappings that starts with `node`.
  package static func whole(_ node: SourceNode) -> SourceNode {
    var node = node
    while let parent = node.parent, isPart(node, of: parent) { node = parent }
    return node
  }

  private static func isPart(_ node: SourceNode, of parent: SourceNode) -> Bool {
    switch parent.kind {
    case .memberAccess, .optionalChaining, .forceUnwrap: true
    case .subscriptCall: parent.firstChild == node
    default: false
    }
  }

  /// Whether an expression changes nothing in what it refers to, judged by its form.
  static func onlyReads(_ node: SourceNode) -> Bool {
    let whole = whole(node)
    guard !whole.chainRoot.name.hasPrefix("$") else { return false }
    switch access(of: node) {
    case .read: return true
    // A method may mutate the value: `model.items.append(1)`.
    case .call: return ReadingMethods.names.contains(whole.name)
    default: return false
    }
  }

  /// How the value that a name or a path refers to is accessed.
  package static func access(of node: SourceNode) -> Use.Kind {
    let whole = whole(node)
    guard let parent = whole.parent else { return .read }
    switch parent.kind {
    case .assignment: return parent.firstChild == whole ? .write : .read
    case .inoutExpression: return .write
    case .call where parent.firstChild == whole:
      // `name()` calls the stored closure; `name.append()` calls a method on the value.
      return whole == node ? .read : .call
    case .tuple, .argument:
      // `(a, b) = (b, a)`
      if let tuple = parent.kind == .argument ? parent.parent : parent, tuple.kind == .tuple,
        tuple.parent?.kind == .assignment, tuple.parent?.firstChild == tuple
      {
        return .write
      }
      return .read
    default: return .read
    }
  }
}
