import DependencyGraph

// The effect of each kind of step on the graph and on the model.

extension ProgramRun {
  private func say(_ line: @autoclosure () -> String) {
    if transcript == nil { return }
    transcript!.append(String(repeating: "  ", count: depth) + line())
  }

  func write(_ value: Int, to index: Int) {
    let node = nodes[index]
    say("n\(index).value = \(value)")
    let isChange = node.fixed != value
    node.fixed = value
    if isChange { noteChange() }
    if !node.comparing { disturbReaders(of: index) }
    let wrote = node.source!.write(value)
    if wrote != (isChange || !node.comparing) { fail("the write of n\(index) returned \(wrote)") }
  }

  func step(_ operation: Operation) {
    depth += 1
    defer { depth -= 1 }
    switch operation {
    case .makeSource(let value, let comparing, let graph):
      let node = Node(comparing: comparing, record: Record())
      node.fixed = value
      node.source = Source(value, in: graphs[graph], isEqual: comparing ? { $0 == $1 } : nil)
      say(
        "let n\(nodes.count) = Source(\(value), in: g\(graph)\(comparing ? ", isEqual: ==" : ""))")
      nodes.append(node)
      isCurrent = false
    case .makeComputation(let formula, let comparing, let graph):
      makeComputation(formula, comparing: comparing, graph: graph)
    case .makeObserver(let formula, let order, let graph, let effect):
      makeObserver(formula, order: order, graph: graph, effect: effect)
    case .write(let index, let value):
      if let index = pick(index, where: { $0.source != nil }) { write(value, to: index) }
    case .notify(let index):
      guard let index = pick(index, where: { $0.source != nil }) else { return }
      say("n\(index).notify()")
      disturbReaders(of: index)
      nodes[index].source!.notify()
    case .read(let index):
      guard let index = pick(index, where: { $0.computation != nil }) else { return }
      say("n\(index).value")
      let value = nodes[index].computation!.value
      if value != expected(index) {
        fail("n\(index) is \(value), but should be \(expected(index))")
      }
    case .rewire(let index, let formula):
      guard let index = pick(index, where: { $0.wiring != nil }) else { return }
      let node = nodes[index]
      let formula = formula.resolved(below: index)
      say("n\(index).formula = { \(formula.text) }")
      if formula != node.record.formula { node.record.isDisturbed = true }
      node.record.formula = formula
      noteChange()
      node.wiring!.value = formula
    case .rewireObserver(let index, let formula):
      guard let watcher = pickWatcher(index) else { return }
      let formula = formula.resolved(below: watcher.limit)
      say("o\(watcher.number).formula = { \(formula.text) }")
      if formula != watcher.record.formula { watcher.record.isDisturbed = true }
      watcher.record.formula = formula
      watcher.wiring.value = formula
    case .disposeNode(let index):
      guard let index = pick(index, where: { $0.computation != nil && $0.fixed == nil }) else {
        return
      }
      say("n\(index).dispose()")
      nodes[index].computation!.dispose()
      nodes[index].fixed = nodes[index].computation!.value
      nodes[index].wiring = nil
      noteChange()
    case .releaseNode(let index):
      // Only sources: the value alone determines what a released computation would do.
      guard let index = pick(index, where: { $0.source != nil }) else { return }
      say("n\(index) = nil")
      nodes[index].source = nil
    case .disposeObserver(let index):
      guard let watcher = pickWatcher(index) else { return }
      say("o\(watcher.number).dispose()")
      watcher.dispose()
      watchers[watcher.number] = nil
    case .releaseObserver(let index):
      guard let watcher = pickWatcher(index) else { return }
      say("o\(watcher.number) = nil")
      watchers[watcher.number] = nil
    case .invalidate(let index):
      guard let watcher = pickWatcher(index) else { return }
      say("o\(watcher.number).invalidate()")
      watcher.record.isDisturbed = true
      watcher.invalidate()
    case .cancelPending(let index):
      guard let watcher = pickWatcher(index), !isInUpdate else { return }
      say("o\(watcher.number).cancelPending()")
      watcher.cancelPending()
      if watcher.isPending { fail("o\(watcher.number) is pending after it was cancelled") }
      // Declared up to date: its last reads count as current, and only later changes matter.
      watcher.record.seen = watcher.record.seen.map { ($0.node, expected($0.node)) }
      watcher.record.isDisturbed = false
    case .trackDirectly(let index):
      guard let watcher = pickWatcher(index) else { return }
      say("o\(watcher.number).track()")
      watcher.record.isDisturbed = true
      track(watcher)
      if watcher.isPending { fail("o\(watcher.number) is pending after it was tracked") }
    case .reorder(let index, let order):
      guard let watcher = pickWatcher(index) else { return }
      say("o\(watcher.number).order = \(order)")
      watcher.order = order
    case .update(let which):
      if isInUpdate { return }
      update(which)
    case .batch(let steps):
      say("batch {")
      let announcedBefore = announced
      let pendingBefore = graphs.map(\.hasPendingObservers)
      graphs[0].batch {
        for inner in steps where failure == nil { step(inner) }
        for index in graphs.indices
        where announced[index] && !announcedBefore[index] && !pendingBefore[index] {
          fail("graph \(index) was announced inside of a batch")
        }
      }
      say("}")
    }
  }

  private func update(_ which: Int) {
    isInUpdate = true
    repeat {
      for index in graphs.indices where which == 2 || which == index {
        say("g\(index).update()")
        announced[index] = false
        graphs[index].update()
        if graphs[index].hasPendingObservers {
          fail("g\(index) has pending observers after update")
        }
        for case let watcher? in watchers where watcher.graph === graphs[index] {
          if isStale(watcher) { fail("o\(watcher.number) is out of date after the update") }
          watcher.record.isDisturbed = false
        }
      }
    } while which == 2 && graphs.contains(where: \.hasPendingObservers) && failure == nil
    isInUpdate = false
  }

  private func makeComputation(_ formula: Formula, comparing: Bool, graph: Int) {
    let index = nodes.count
    let formula = formula.resolved(below: index)
    let record = Record()
    record.formula = formula
    let node = Node(comparing: comparing, record: record)
    let wiring = Source(formula, in: graphs[graph], isEqual: ==)
    node.wiring = wiring
    node.computation = Computation(in: graphs[graph], isEqual: comparing ? { $0 == $1 } : nil) {
      [unowned self, unowned record] in
      let value = evaluate(wiring, for: record, name: "n\(index)")
      if !comparing { disturbReaders(of: index) }
      return value
    }
    let comparison = comparing ? ", isEqual: ==" : ""
    say("let n\(index) = Computation(in: g\(graph)\(comparison)) { \(formula.text) }")
    nodes.append(node)
    isCurrent = false
  }

  private func makeObserver(_ formula: Formula, order: Int, graph: Int, effect: Operation.Effect) {
    let number = watchers.count
    if number > 200 { return fail("observers without end") }
    // An observer that writes only reads nodes made before the source it writes to.
    var limit = nodes.count
    if case .write(let sink) = effect, limit > 0 { limit = sink % limit }
    let formula = formula.resolved(below: limit)
    let watcher = Watcher(
      self, number: number, formula: formula, limit: limit, order: order, graph: graphs[graph],
      effect: effect)
    say(
      "let o\(number) = Observer(in: g\(graph), order: \(order)) { \(formula.text) }  // \(effect)")
    watchers.append(watcher)
    track(watcher)
  }

  private func pick(_ index: Int, where condition: (Node) -> Bool) -> Int? {
    let candidates = nodes.indices.filter { condition(nodes[$0]) }
    return candidates.isEmpty ? nil : candidates[index % candidates.count]
  }

  private func pickWatcher(_ index: Int) -> Watcher? {
    let candidates = watchers.compactMap { $0 }
    return candidates.isEmpty ? nil : candidates[index % candidates.count]
  }
}
