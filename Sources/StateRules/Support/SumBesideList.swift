import SourceModel

/// Tells whether a number is kept equal to the sum over a list by hand.
///
/// `items.append(item); total += item.price` in one block, `items = []; total = 0` in another. As with
/// `StepsBesideList`, any change of one without the other raises doubt.
struct SumBesideList {
  /// The name of the list that is summed up.
  let list: String
  /// The sum as it would be computed: `items.reduce(0) { $0 + $1.price }`.
  let value: String

  init?(
    of property: PropertyDeclaration, _ uses: PropertyUses, in type: NominalType,
    _ project: Project
  ) {
    guard ["0", "0.0"].contains(property.initialValue?.text ?? ""), !uses.writes.isEmpty,
      let steps = StepsBesideList.byBlock(uses.writes, Self.step)
    else { return nil }
    for list in type.declaration.properties
    where StepsBesideList.startsEmpty(list) && list != property {
      let changes = PropertyUses(of: list, in: type)
      guard changes.projections.isEmpty, changes.wrapperUses.isEmpty,
        let made = StepsBesideList.byBlock(changes.all.filter(\.mayWrite), StepsBesideList.change),
        StepsBesideList.areTogether(made, steps), let member = Self.member(made, steps),
        Self.takesAway(member, of: list.name, steps),
        // What changes inside of an object is not seen by the list.
        list.typeNode?.firstChild.flatMap({ project.type($0) })?.declaration.isReferenceType != true
      else { continue }
      self.list = list.name
      value = "\(list.name).reduce(0) { $0 + $1\(member) }"
      return
    }
    return nil
  }

  /// `total += price`, `total -= price`, `total = 0`.
  private static func step(
    _ use: PropertyUses.Use
  ) -> (SourceNode, StepsBesideList.Amount)? {
    guard use.whole == use.node, let assignment = use.node.parent, assignment.kind == .assignment,
      let value = assignment.assignedValue
    else { return nil }
    switch assignment.detail {
    case "+=" where value.namePath != nil: return (assignment, .more(1))
    case "-=" where value.kind != .integerLiteral: return (assignment, .more(-1))
    case "=" where ["0", "0.0"].contains(value.text): return (assignment, .noneLeft)
    default: return nil
    }
  }

  /// What is added of each appended element: nothing of `append(price)` and `+= price`, `.price` of
  /// `append(item)` and `+= item.price`. Nil where something else is added, or nothing ever.
  private static func member(
    _ changes: [SourceNode: StepsBesideList.Steps], _ steps: [SourceNode: StepsBesideList.Steps]
  ) -> String? {
    var member: String?
    for (block, step) in steps {
      let added = step.statements.filter { $0.kind == .assignment && $0.detail == "+=" }
      guard let addition = added.first else { continue }
      let appended = changes[block]?.statements.filter { $0.kind == .call } ?? []
      guard added.count == 1, appended.count == 1, let sum = addition.assignedValue?.namePath,
        let element = appended[0].arguments.first?.value?.namePath, sum.starts(with: element)
      else { return nil }
      let here = sum.dropFirst(element.count).map { "." + $0 }.joined()
      if let member, member != here { return nil }
      member = here
    }
    return member
  }

  /// Whether each subtraction is of the element that is removed: `items[index].price`, or
  /// `removed.price` after `let removed = items.removeLast()`.
  private static func takesAway(
    _ member: String, of list: String, _ steps: [SourceNode: StepsBesideList.Steps]
  ) -> Bool {
    let removals = steps.values.flatMap(\.statements).filter {
      $0.kind == .assignment && $0.detail == "-="
    }
    return removals.allSatisfy { removal in
      guard let value = removal.assignedValue, value.textWithoutSelf.hasSuffix(member) else {
        return false
      }
      if value.textWithoutSelf.hasPrefix("\(list)[") { return true }
      let root = value.chainRoot
      guard root.kind == .identifier,
        let local = LocalNames.declaration(of: root.name, at: root),
        let made = local.child(.initializer)?.firstChild
      else { return false }
      return made.textWithoutSelf.hasPrefix("\(list).remove")
        || made.textWithoutSelf.hasPrefix("\(list)[")
    }
  }
}
