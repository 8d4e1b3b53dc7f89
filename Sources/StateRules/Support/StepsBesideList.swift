import SourceModel

/// Tells whether a number is incremented and decremented next to every change of a list, so that it
/// equals the list's `count`.
///
/// `items.append(item); count += 1` in one block, `items.removeLast(); count -= 1` in another. Any
/// change of the list without its step, or with one that may not happen, raises doubt.
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
        let made = Self.byBlock(changes.all.filter(\.mayWrite), Self.change),
        Self.areTogether(made, steps)
      else { continue }
      self.list = list.name
      return
    }
    return nil
  }

  static func startsEmpty(_ list: PropertyDeclaration) -> Bool {
    guard list.isStored, !list.isLet, !list.isStatic, let value = list.initialValue,
      list.isPrivate || list.attribute("State") != nil
        || list.modifiers.contains(where: { $0.detail == "set" })
    else { return false }
    return value.isEmptyArray
  }

  /// The effect of one block on a number or a list.
  struct Steps {
    /// Whether nothing from before is left.
    var startsAnew = false
    /// The number of added elements, since then if it starts anew.
    var sum = 0
    var statements: [SourceNode] = []
  }

  /// The effect of each block, in source order.
  static func byBlock(
    _ uses: [PropertyUses.Use], _ amount: (PropertyUses.Use) -> (SourceNode, Amount)?
  ) -> [SourceNode: Steps]? {
    var steps: [SourceNode: Steps] = [:]
    for use in uses.sorted(by: { $0.node.range.start < $1.node.range.start }) {
      guard let (statement, amount) = amount(use), let block = statement.parent,
        [.block, .closure, .switchCase].contains(block.kind)
      else { return nil }
      var here = steps[block] ?? Steps()
      switch amount {
      case .noneLeft:
        here.startsAnew = true
        here.sum = 0
      case .more(let number): here.sum += number
      }
      here.statements.append(statement)
      steps[block] = here
    }
    return steps
  }

  /// Whether each block has the same effect on both, and executes all of it or nothing.
  static func areTogether(
    _ changes: [SourceNode: Steps], _ steps: [SourceNode: Steps]
  ) -> Bool {
    changes.count == steps.count
      && changes.allSatisfy { block, change in
        guard let step = steps[block], step.startsAnew == change.startsAnew,
          step.sum == change.sum
        else { return false }
        let places = (change.statements + step.statements).map(\.range.start)
        guard let first = places.min(), let last = places.max() else { return false }
        // The first one may throw before it does anything; none after it may.
        return !block.children.contains {
          $0.range.start > first && $0.range.start <= last && $0.mayLeave
        }
      }
  }

  enum Amount {
    case more(Int)
    /// `count = 0`, `items = []`.
    case noneLeft
  }

  /// `count += 1`, `count -= 1`, `count = 0`.
  private static func step(_ use: PropertyUses.Use) -> (SourceNode, Amount)? {
    guard use.whole == use.node, let assignment = use.node.parent, assignment.kind == .assignment,
      let value = assignment.assignedValue?.text
    else { return nil }
    switch (assignment.detail, value) {
    case ("+=", "1"): return (assignment, .more(1))
    case ("-=", "1"): return (assignment, .more(-1))
    case ("=", "0"): return (assignment, .noneLeft)
    default: return nil
    }
  }

  /// `items.append(item)`, `items.remove(at: 0)`, `items = []`.
  static func change(_ use: PropertyUses.Use) -> (SourceNode, Amount)? {
    guard let parent = use.whole.parent else { return nil }
    if parent.kind == .assignment {
      guard use.whole == use.node, parent.detail == "=",
        parent.assignedValue?.isEmptyArray == true
      else { return nil }
      return (parent, .noneLeft)
    }
    guard parent.kind == .call, use.whole.firstChild == use.node else { return nil }
    let label = parent.arguments.first?.name ?? ""
    switch (use.whole.name, parent.arguments.count, label) {
    case ("append", 1, ""), ("insert", 2, ""): return (parent, .more(1))
    case ("remove", 1, "at"), ("removeFirst", 0, _), ("removeLast", 0, _):
      return (parent, .more(-1))
    case ("removeAll", 0, _): return (parent, .noneLeft)
    default: return nil
    }
  }
}
