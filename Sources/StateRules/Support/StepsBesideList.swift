import SourceModel

/// Whether a number is counted up and down beside every change of a list, so that it is the list's
/// `count`.
///
/// `items.append(item); count += 1` in one block, `items.removeLast(); count -= 1` in another. Any
/// change of the list without its step, or with one that may not happen, is enough to doubt it.
struct StepsBesideList {
  /// The name of the list that the property counts.
  let list: String

  init?(of property: PropertyDeclaration, _ uses: PropertyUses, in type: NominalType) {
    guard property.initialValue?.text == "0", !uses.writes.isEmpty,
      let steps = Self.byBlock(uses.writes, Self.step)
    else { return nil }
    for list in type.declaration.properties where Self.startsEmpty(list) && list != property {
      let changes = PropertyUses(of: list, in: type)
      guard changes.projections.isEmpty, changes.wrapperUses.isEmpty,
        let made = Self.byBlock(
          changes.writes + changes.calls.filter { !ReadingMethods.names.contains($0.whole.name) },
          Self.change), made == steps
      else { continue }
      self.list = list.name
      return
    }
    return nil
  }

  private static func startsEmpty(_ list: PropertyDeclaration) -> Bool {
    guard list.isStored, !list.isLet, !list.isStatic, let value = list.initialValue,
      list.isPrivate || list.attribute("State") != nil
    else { return false }
    return value.kind == .arrayLiteral && value.firstChild == nil
      || value.kind == .call && value.arguments.isEmpty && value.callee?.kind == .arrayLiteral
  }

  /// What is done to it in each block, in sum; `.max` stands for "none are left".
  private static func byBlock(
    _ uses: [PropertyUses.Use], _ amount: (PropertyUses.Use) -> (SourceNode, Int)?
  ) -> [SourceNode: Int]? {
    var sums: [SourceNode: Int] = [:]
    for use in uses {
      guard let (statement, by) = amount(use), let block = statement.parent,
        [.block, .closure, .switchCase].contains(block.kind)
      else { return nil }
      sums[block] = by == .max ? .max : sums[block, default: 0] &+ by
    }
    return sums
  }

  /// `count += 1`, `count -= 1`, `count = 0`.
  private static func step(_ use: PropertyUses.Use) -> (SourceNode, Int)? {
    guard use.whole == use.node, let assignment = use.node.parent, assignment.kind == .assignment,
      let value = assignment.children.dropFirst().first(where: { _ in true })?.text
    else { return nil }
    switch (assignment.detail, value) {
    case ("+=", "1"): return (assignment, 1)
    case ("-=", "1"): return (assignment, -1)
    case ("=", "0"): return (assignment, .max)
    default: return nil
    }
  }

  /// `items.append(item)`, `items.remove(at: 0)`, `items = []`.
  private static func change(_ use: PropertyUses.Use) -> (SourceNode, Int)? {
    guard let parent = use.whole.parent else { return nil }
    if parent.kind == .assignment {
      guard use.whole == use.node, parent.detail == "=",
        parent.children.dropFirst().first(where: { _ in true })?.text == "[]"
      else { return nil }
      return (parent, .max)
    }
    guard parent.kind == .call, use.whole.firstChild == use.node else { return nil }
    let label = parent.arguments.first?.name ?? ""
    switch (use.whole.name, parent.arguments.count, label) {
    case ("append", 1, ""), ("insert", 2, ""): return (parent, 1)
    case ("remove", 1, "at"), ("removeFirst", 0, _), ("removeLast", 0, _): return (parent, -1)
    case ("removeAll", 0, _): return (parent, .max)
    default: return nil
    }
  }
}
