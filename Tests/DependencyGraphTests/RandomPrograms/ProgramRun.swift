import DependencyGraph

/// One run of a random program on the graph, watched by a model that computes everything anew.
///
/// The model knows the sources' values and the formulas, nothing of edges, marks or caches. It says
/// - what every read has to result in, at every moment (currency, no glitches);
/// - for which nodes something that they read has changed since they ran (nothing in vain);
/// - that no observer runs while an earlier one of its graph is out of date (order);
/// - that after an update nobody is out of date (nothing forgotten).
final class ProgramRun {
  /// A source or a computation, by the number of its making. It reads only lower numbers.
  final class Node {
    var source: Source<Int>?
    var computation: Computation<Int>?
    var wiring: Source<Formula>?
    let record: Record
    let comparing: Bool
    /// The value of a source, or of a computation that is disposed of.
    var fixed: Int?

    init(comparing: Bool, record: Record) {
      self.comparing = comparing
      self.record = record
    }
  }

  /// What is known of the last run of a computation or an observer.
  final class Record {
    var formula: Formula?
    var seen: [(node: Int, value: Int)] = []
    var hasRun = false
    /// Whether, at any moment since that run, something that it read was not what it had seen.
    var isDisturbed = false
  }

  final class Watcher: Observer {
    unowned let program: ProgramRun
    let number: Int
    let wiring: Source<Formula>
    let record = Record()
    let effect: Operation.Effect
    let limit: Int
    var runs = 0
    var result = 0

    init(
      _ program: ProgramRun, number: Int, formula: Formula, limit: Int, order: Int,
      graph: DependencyGraph, effect: Operation.Effect
    ) {
      self.program = program
      self.number = number
      self.limit = limit
      self.effect = effect
      wiring = Source(formula, in: graph, isEqual: ==)
      record.formula = formula
      super.init(in: graph, order: order)
    }

    override func run() { program.runByGraph(self) }
  }

  /// A mistake that a graph could make.
  enum Fault {
    /// Forgets one of the readers of node 0.
    case forgetsReader
  }

  private let fault: Fault?
  let graphs = [DependencyGraph(), DependencyGraph()]
  var nodes: [Node] = []
  /// The observers by number; `nil` once disposed of or released.
  var watchers: [Watcher?] = []
  var failure: String?
  var transcript: [String]?
  private var announced = [false, false]
  private var current: [Int] = []
  private var isCurrent = false
  private var isInUpdate = false
  private var depth = 0
  private let isThorough: Bool

  /// - Parameters:
  ///   - isThorough: whether the graph's invariants are checked after each step, not only at the
  ///     end.
  ///   - fault: something wrong on purpose, to see what becomes of it.
  init(transcribing: Bool = false, isThorough: Bool = true, fault: Fault? = nil) {
    self.isThorough = isThorough
    self.fault = fault
    transcript = transcribing ? [] : nil
    for (index, graph) in graphs.enumerated() {
      graph.onPending = { [unowned self] in announced[index] = true }
      graph.onDiagnostic = { [unowned self] in fail("reported: \($0.message)") }
    }
  }

  /// Runs the steps and an update of everything.
  /// - Returns: What went wrong, or `nil`.
  static func failure(
    of program: [Operation], isThorough: Bool = true, fault: Fault? = nil
  ) -> String? {
    let run = ProgramRun(isThorough: isThorough, fault: fault)
    run.perform(program)
    return run.failure
  }

  /// The steps as they come out, as text that reads like code.
  static func text(of program: [Operation], fault: Fault? = nil) -> String {
    let run = ProgramRun(transcribing: true, fault: fault)
    run.perform(program)
    return (run.transcript! + ["// \(run.failure ?? "no failure")"]).joined(separator: "\n")
  }

  func perform(_ program: [Operation]) {
    for operation in program where failure == nil {
      step(operation)
      if failure == nil { checkBetweenSteps(isThorough) }
    }
    if failure == nil { step(.update(2)) }
    if failure == nil { checkBetweenSteps(true) }
    nodes = []
    watchers = []
    for (index, graph) in graphs.enumerated() where failure == nil {
      if graph.nodeCount != 0 || graph.edgeCount != 0 {
        fail("graph \(index) keeps \(graph.nodeCount) nodes and \(graph.edgeCount) edges")
      }
    }
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  // MARK: The model

  /// The value that node `index` has to have now.
  func expected(_ index: Int) -> Int {
    if !isCurrent {
      isCurrent = true
      current.removeAll(keepingCapacity: true)
      for node in nodes {
        current.append(node.fixed ?? node.record.formula!.value { current[$0] })
      }
    }
    return current[index]
  }

  /// Something has changed: finds out for whom that matters.
  private func noteChange() {
    isCurrent = false
    for node in nodes where node.fixed == nil { noteDisturbance(of: node.record) }
    for case let watcher? in watchers { noteDisturbance(of: watcher.record) }
  }

  private func noteDisturbance(of record: Record) {
    if record.isDisturbed { return }
    record.isDisturbed = record.seen.contains { expected($0.node) != $0.value }
  }

  /// For changes that no comparison of values shows.
  private func disturbReaders(of index: Int) {
    func disturb(_ record: Record) {
      if record.seen.contains(where: { $0.node == index }) { record.isDisturbed = true }
    }
    for node in nodes { disturb(node.record) }
    for case let watcher? in watchers { disturb(watcher.record) }
  }

  private func isStale(_ watcher: Watcher) -> Bool {
    watcher.isPending || watcher.record.seen.contains { expected($0.node) != $0.value }
  }

  // MARK: Running closures

  private func read(_ index: Int, for record: Record) -> Int {
    let node = nodes[index]
    let forgets = fault == .forgetsReader && index == 0 && record.seen.count == 1
    let value =
      forgets ? expected(0) : node.source?.value ?? node.computation?.value ?? node.fixed!
    record.seen.append((index, value))
    if value != expected(index) {
      fail("n\(index) is read as \(value), but is \(expected(index))")
    }
    return value
  }

  /// Evaluates what `wiring` says, on behalf of `record`'s node.
  private func evaluate(_ wiring: Source<Formula>, for record: Record, name: String) -> Int {
    if record.hasRun, !record.isDisturbed { fail("\(name) runs in vain") }
    record.hasRun = true
    record.isDisturbed = false
    record.seen.removeAll(keepingCapacity: true)
    return wiring.value.value { read($0, for: record) }
  }

  fileprivate func runByGraph(_ watcher: Watcher) {
    if !isInUpdate { fail("o\(watcher.number) runs outside of an update") }
    for case let other? in watchers where other !== watcher && other.graph === watcher.graph {
      let isEarlier =
        (other.order, other.number) < (watcher.order, watcher.number)
      if isEarlier, isStale(other) {
        fail("o\(watcher.number) runs while o\(other.number) is out of date")
      }
    }
    track(watcher)
    watcher.runs += 1
    switch watcher.effect {
    case .nothing: break
    case .write(let sink):
      let allowed = nodes.indices.filter { $0 >= watcher.limit && nodes[$0].source != nil }
      if !allowed.isEmpty { write(watcher.result, to: allowed[sink % allowed.count]) }
    case .disposeObserver(let index): step(.disposeObserver(index))
    case .trackDirectly(let index): step(.trackDirectly(index))
    case .makeObserver(let formula, let order):
      if watcher.runs == 1 {
        step(
          .makeObserver(
            formula, order: order, graph: watcher.graph === graphs[0] ? 0 : 1,
            effect: .nothing))
      }
    }
  }

  private func track(_ watcher: Watcher) {
    watcher.track {
      watcher.result = evaluate(watcher.wiring, for: watcher.record, name: "o\(watcher.number)")
    }
  }

  // MARK: Steps

  private func say(_ line: @autoclosure () -> String) {
    if transcript == nil { return }
    transcript!.append(String(repeating: "  ", count: depth) + line())
  }

  private func write(_ value: Int, to index: Int) {
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
      // Only a source: nothing but its own value tells how a released computation would go on.
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
      // Up to date by our word: what it has seen counts as what there is, and later changes matter.
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
    // One that writes reads only what was made before its sink.
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

  private func checkBetweenSteps(_ checksInvariants: Bool) {
    for (index, graph) in graphs.enumerated() {
      if graph.hasPendingObservers, !announced[index] { fail("g\(index) was not announced") }
      if !checksInvariants { continue }
      let broken = graph.brokenInvariants(
        nodes.compactMap { $0.source ?? $0.computation } + watchers.compactMap { $0 })
      if let first = broken.first { fail(first) }
    }
  }
}
