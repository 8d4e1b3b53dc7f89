import SeededRandom

/// A step of a random program. Its numbers are taken modulo what exists at that point, so that a
/// program stays valid when steps are removed.
indirect enum Operation {
  case makeSource(value: Int, comparing: Bool, graph: Int)
  case makeComputation(Formula, comparing: Bool, graph: Int)
  case makeObserver(Formula, order: Int, graph: Int, effect: Effect)
  case write(Int, Int)
  case notify(Int)
  case read(Int)
  case rewire(Int, Formula)
  case rewireObserver(Int, Formula)
  case disposeNode(Int)
  case releaseNode(Int)
  case disposeObserver(Int)
  case releaseObserver(Int)
  case invalidate(Int)
  case cancelPending(Int)
  case trackDirectly(Int)
  case reorder(Int, Int)
  case update(Int)
  case batch([Operation])

  /// What an observer does after reading.
  indirect enum Effect {
    case nothing
    /// Writes its result to a source that was made after everything it reads.
    case write(Int)
    case disposeObserver(Int)
    case trackDirectly(Int)
    /// Makes an observer during its second run.
    case makeObserver(Formula, order: Int)
  }
}

extension Operation {
  static func random(using random: inout SeededGenerator, depth: Int = 0) -> Operation {
    func below(_ bound: Int) -> Int { random.below(bound) }
    switch below(100) {
    case 0..<10: return .makeSource(value: below(6), comparing: below(4) != 0, graph: below(2))
    case 10..<26:
      return .makeComputation(.random(using: &random), comparing: below(4) != 0, graph: below(2))
    case 26..<36:
      let effect: Effect =
        switch below(10) {
        case 0, 1: .write(below(12))
        case 2: .disposeObserver(below(8))
        case 3: .trackDirectly(below(8))
        case 4: .makeObserver(.random(using: &random), order: below(4))
        default: .nothing
        }
      return .makeObserver(
        .random(using: &random), order: below(4), graph: below(2), effect: effect)
    case 36..<60: return .write(below(12), below(6))
    case 60..<62: return .notify(below(12))
    case 62..<70: return .read(below(12))
    case 70..<76: return .rewire(below(12), .random(using: &random))
    case 76..<79: return .rewireObserver(below(8), .random(using: &random))
    case 79: return .disposeNode(below(12))
    case 80: return .releaseNode(below(12))
    case 81: return .disposeObserver(below(8))
    case 82: return .releaseObserver(below(8))
    case 83: return .invalidate(below(8))
    case 84: return .cancelPending(below(8))
    case 85: return .trackDirectly(below(8))
    case 86: return .reorder(below(8), below(4))
    case 87..<90 where depth == 0:
      return .batch((0..<1 + below(4)).map { _ in .random(using: &random, depth: 1) })
    default: return .update(below(3))
    }
  }

  /// Simpler steps that may replace this one.
  var simplifications: [[Operation]] {
    switch self {
    case .batch(let steps):
      return [steps]
        + steps.indices.map { index in
          var fewer = steps
          fewer.remove(at: index)
          return [.batch(fewer)]
        }
    case .makeObserver(let formula, let order, let graph, let effect):
      var simpler: [[Operation]] = formula.simplifications.map {
        [.makeObserver($0, order: order, graph: graph, effect: effect)]
      }
      if order != 0 {
        simpler.append([.makeObserver(formula, order: 0, graph: graph, effect: effect)])
      }
      if graph != 0 {
        simpler.append([.makeObserver(formula, order: order, graph: 0, effect: effect)])
      }
      if case .nothing = effect { return simpler }
      return simpler + [[.makeObserver(formula, order: order, graph: graph, effect: .nothing)]]
    case .makeComputation(let formula, let comparing, let graph):
      return formula.simplifications.map {
        [.makeComputation($0, comparing: comparing, graph: graph)]
      }
        + (graph == 0 ? [] : [[.makeComputation(formula, comparing: comparing, graph: 0)]])
    case .makeSource(let value, let comparing, let graph):
      return graph == 0 ? [] : [[.makeSource(value: value, comparing: comparing, graph: 0)]]
    case .rewire(let index, let formula):
      return formula.simplifications.map { [.rewire(index, $0)] }
    case .rewireObserver(let index, let formula):
      return formula.simplifications.map { [.rewireObserver(index, $0)] }
    case .update(let graph): return graph == 2 ? [] : [[.update(2)]]
    default: return []
    }
  }
}

extension Formula {
  static func random(using random: inout SeededGenerator) -> Formula {
    Formula(
      kind: Kind(rawValue: random.below(Kind.allCases.count))!, first: random.below(12),
      second: random.below(12), third: random.below(12), number: random.below(6))
  }

  var simplifications: [Formula] {
    kind == .sum
      ? (first == second
        ? [] : [Formula(kind: .sum, first: first, second: first, third: 0, number: 0)])
      : [Formula(kind: .sum, first: first, second: second, third: 0, number: 0)]
  }
}
