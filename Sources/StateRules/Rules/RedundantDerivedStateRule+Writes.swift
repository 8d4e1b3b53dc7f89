import SourceModel

/// Where a state is set, and what that says about it.
extension RedundantDerivedStateRule {
  /// Whether it is set where what it is taken from changes. A value that a button takes at another
  /// time, such as the results of a search, is a copy on purpose.
  func follows(
    _ value: SourceNode, writes: [PropertyUses.Use], in type: NominalType
  ) -> Bool {
    let inputs = ([value] + value.descendants).compactMap { node in
      node.kind == .identifier && !LocalNames.hide(node.name, at: node)
        ? type.property(node.name) : nil
    }
    func isBeside(_ place: SourceNode, _ code: SourceNode) -> Bool {
      if Reaction(around: place)?.observed.map({ name in inputs.contains { $0.name == name } })
        == true
      {
        return true
      }
      if inputs.contains(where: {
        PropertyUses(of: $0.name, in: [code]).all.contains { $0.mayWrite }
      }) {
        return true
      }
      guard code.kind == .functionDeclaration else { return false }
      let calls = PropertyUses(of: code.name, in: type.parts.map(\.node)).all.map(\.node)
      return !calls.isEmpty
        && calls.allSatisfy { call in
          call.enclosingCode.map { $0 != code && isBeside(call, $0) } == true
        }
    }
    // What never changes needs nobody to follow it.
    var isFollowed = inputs.allSatisfy { input in
      input.isPrivate
        && PropertyUses(of: input, in: type).all.allSatisfy {
          !$0.mayWrite && ![.projection, .wrapper].contains($0.kind)
        }
    }
    for write in writes {
      var code = write.node.enclosingCode
      while let closure = code, BodyCode.callTaking(closure)?.calledName == "withAnimation" {
        code = closure.enclosingCode
      }
      guard let code else { return false }
      if isBeside(write.node, code) {
        isFollowed = true
      } else if BodyCode.callTaking(code)?.calledName == "Button" {
        return false
      }
    }
    return isFollowed
  }

  /// Whether a value that does not depend on anything is assigned: `total = 0`.
  func isReset(_ write: PropertyUses.Use) -> Bool {
    guard write.whole == write.node, let assignment = write.node.parent,
      assignment.kind == .assignment, assignment.detail == "=",
      let value = assignment.assignedValue
    else { return false }
    return KnownValue(value) != nil
  }

  /// Whether the source is emptied in the same block, so that the reset gives what the usual value
  /// would give: `items = []; total = 0` beside `total = items.reduce(0, +)`.
  func empties(
    _ source: String, beside reset: PropertyUses.Use, asIn usual: SourceNode
  ) -> Bool {
    guard let assignment = reset.node.parent, let value = assignment.assignedValue,
      let block = assignment.parent
    else { return false }
    for statement in block.children {
      let emptied: KnownValue?
      switch statement.kind {
      case .assignment where statement.detail == "=" && statement.firstChild?.namePath == [source]:
        emptied = statement.assignedValue.flatMap { KnownValue($0) }
      case .call
      where statement.calledName == "removeAll" && statement.arguments.isEmpty
        && statement.receiver?.namePath == [source]:
        emptied = .emptyList
      default: continue
      }
      guard let emptied else { continue }
      return KnownValue(usual, where: [source: emptied]) == KnownValue(value)
    }
    return false
  }
}
