import DependencyGraph

/// One run of a random program on the graph, checked by a model that recomputes everything.
///
/// The model knows the sources' values and the formulas, nothing of edges, marks or caches. It says
/// - what every read has to result in, at every moment (currency, no glitches);
/// - for which nodes something that they read has changed since they ran (nothing in vain);
/// - that no observer runs while an earlier one of its graph is out of date (order);
/// - that after an update nobody is out of date (nothing forgotten).
final class ProgramRun {
  /// A source or a computation, numbered in order of creation. It only reads lower numbers.
  final class Node {
    var source: Source<Int>?
    var computation: Computation<Int>?
    var wiring: Source<Formula>?
    let record: Record
    let comparing: Bool
    /// The value of a source, or of a disposed computation.
    var fixed: Int?

    init(comparing: Bool, record: Record) {
      self.comparing = comparing
      self.record = record
    }
  }

  /// The last run of a computation or an observer.
  final class Record {
    var formula: Formula?
    var seen: [(node: Int, value: Int)] = []
    var hasRun = false
    /// Whether, at any moment since that run, something it had read differed from the value it had
    /// seen.
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

  /// A deliberate fault in the graph.
  enum Fault {
    /// Drops one of the readers of node 0.
    case forgetsReader
  }

  private let fault: Fault?
  let graphs = [DependencyGraph(), DependencyGraph()]
  var nodes: [Node] = []
  /// The observers by number; `nil` once disposed or released.
  var watchers: [Watcher?] = []
  var failure: String?
  var transcript: [String]?
  var announced = [false, false]
  private var current: [Int] = []
  var isCurrent = false
  var isInUpdate = false
  var depth = 0
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

  /// Runs the steps, then updates everything.
  /// - Returns: What went wrong, or `nil`.
  static func failure(
    of program: [Operation], isThorough: Bool = true, fault: Fault? = nil
  ) -> String? {
    let run = ProgramRun(isThorough: isThorough, fault: fault)
    run.perform(program)
    return run.failure
  }

  /// The executed steps, as text that reads like code.
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

  /// The value that node `index` must have now.
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

  /// Called after a change: marks the nodes that it affects.
  func noteChange() {
    isCurrent = false
    for node in nodes where node.fixed == nil { noteDisturbance(of: node.record) }
    for case let watcher? in watchers { noteDisturbance(of: watcher.record) }
  }

  private func noteDisturbance(of record: Record) {
    if record.isDisturbed { return }
    record.isDisturbed = record.seen.contains { expected($0.node) != $0.value }
  }

  /// For changes that comparing values does not reveal.
  func disturbReaders(of index: Int) {
    func disturb(_ record: Record) {
      if record.seen.contains(where: { $0.node == index }) { record.isDisturbed = true }
    }
    for node in nodes { disturb(node.record) }
    for case let watcher? in watchers { disturb(watcher.record) }
  }

  func isStale(_ watcher: Watcher) -> Bool {
    watcher.isPending || watcher.record.seen.contains { expected($0.node) != $0.value }
  }

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

  /// Evaluates `wiring` on behalf of `record`'s node.
  func evaluate(_ wiring: Source<Formula>, for record: Record, name: String) -> Int {
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

  func track(_ watcher: Watcher) {
    watcher.track {
      watcher.result = evaluate(watcher.wiring, for: watcher.record, name: "o\(watcher.number)")
    }
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
