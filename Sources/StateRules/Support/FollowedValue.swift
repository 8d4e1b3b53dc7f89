import SourceModel

/// The value that a state is kept equal to, by `onAppear` and `onChange` alone.
///
/// ```swift
/// .onAppear { matches = words.filter { $0.hasPrefix(query) } }
/// .onChange(of: query) { matches = words.filter { $0.hasPrefix(query) } }
/// ```
///
/// Without an `onAppear`, it has to begin with that value: `isValid = !name.isEmpty` does if it begins
/// as false, and `name` as `""`.
struct FollowedValue {
  /// The value as written in the source.
  let text: String
  /// The property whose changes are followed.
  let source: String

  /// Whether it is the property itself, not something taken from it.
  var isCopy: Bool { text == source }

  /// - Parameter writes: all writes to the state.
  init?(of property: PropertyDeclaration, writes: [PropertyUses.Use], in type: NominalType) {
    var text: String?
    var source: String?
    var isSetAtFirst = false
    for write in writes {
      guard write.whole == write.node, let assignment = write.node.parent,
        assignment.kind == .assignment, assignment.detail == "=",
        let value = assignment.assignedValue,
        // Directly, not in an 'if', an animation or a task; and without a 'guard' before it.
        assignment.isAlwaysReached, let reactions = Reaction.all(around: assignment, in: type)
      else { return nil }
      for reaction in reactions {
        guard let written = Self.written(value, in: reaction, of: property, type) else {
          return nil
        }
        if let text, text != written { return nil }
        text = written
        isSetAtFirst =
          isSetAtFirst || reaction.isFirst || Self.begins(property, with: value, reaction, type)
        source = source ?? reaction.observed
      }
    }
    guard isSetAtFirst, let text, let source, !Self.isAnimated(type) else { return nil }
    self.text = text
    self.source = source
  }

  /// The value in terms of the view: an action's parameter for the new value becomes the observed
  /// property.
  private static func written(
    _ value: SourceNode, in reaction: Reaction, of property: PropertyDeclaration,
    _ type: NominalType
  ) -> String? {
    guard isPure(value, in: reaction, but: property.name, type) else { return nil }
    guard let observed = reaction.observed else { return value.textWithoutSelf }
    let isObserved = ([value] + value.descendants).contains {
      $0.kind == .identifier && $0.name == observed || reaction.isNewValue($0)
    }
    guard isObserved else { return nil }
    return value.text { node in
      reaction.isNewValue(node) ? observed : node.flags.contains(.onSelf) ? node.name : nil
    }
  }

  /// Whether the state begins with the value that the action would set at that time.
  private static func begins(
    _ property: PropertyDeclaration, with value: SourceNode, _ reaction: Reaction,
    _ type: NominalType
  ) -> Bool {
    guard let start = property.initialValue.flatMap({ KnownValue($0) }) else { return false }
    var names = KnownValue.atFirst(in: type)
    if let new = reaction.newValue { names[new] = reaction.observed.flatMap { names[$0] } }
    return KnownValue(value, where: names) == start
  }

  /// Whether it consists of the view's stored properties and non-mutating operations.
  private static func isPure(
    _ value: SourceNode, in reaction: Reaction, but name: String, _ type: NominalType
  ) -> Bool {
    var readsAny = false
    for node in [value] + value.descendants {
      switch node.kind {
      case .identifier:
        let isNew = reaction.isNewValue(node)
        guard isNew || node.name.first?.isLetter == true, node.name != "self" else { continue }
        let declaration = LocalNames.declaration(of: node.name, at: node)
        if declaration?.isInside(value) == true { continue }
        let path = isNew ? reaction.observed ?? node.name : node.name
        guard let read = type.property(path), read.isStored, !read.isStatic, read.name != name,
          isNew || !LocalNames.hide(node.name, at: node),
          read.wrapper == nil || ["State", "Binding"].contains(read.wrapper?.name ?? "")
        else { return false }
        readsAny = true
      case .call:
        guard let callee = node.callee, callee.kind == .memberAccess,
          ReadingMethods.names.contains(callee.name)
        else { return false }
      case .tryExpression, .awaitExpression, .assignment, .macroExpansion: return false
      default: continue
      }
    }
    return readsAny
  }

  /// Whether the view is animated: then a copy that is set later may be the target of an animation.
  private static func isAnimated(_ type: NominalType) -> Bool {
    type.parts.contains { part in
      part.node.descendants.contains {
        $0.kind == .call
          && ["animation", "withAnimation", "transaction"].contains($0.calledName ?? "")
      }
    }
  }
}
