import Foundation

// swift run -c release benchmarks [--check] [--idle [SECONDS]] [FILTER...]

let usage = """
  benchmarks [--check] [--idle [SECONDS]] [FILTER...]

  Runs the benchmarks whose name contains one of the filters, or all of them, and prints a table.
  Ratios compare with a counterpart measured in the same run; times are for orientation.

    --check   answers 1 if a bound is broken, after having measured it again
    --idle    shows a window, waits, and counts how often the process woke up
    --list    the names
    --operations [NAME]
              the names of the operations whose instructions Scripts/instructions counts; with a
              name, that one is run once, to be counted
    --time-operations
              how long each of them takes
    --start   shows the first frame of a counter as text, for Scripts/instructions

  """

let benchmarks: [Benchmark] = [
  .rowState, .rowSize, .parentElement, .mounting, .lazyList, .frameworkOperations, .leaks,
  .graph, .environment, .observable, .deepTree, .terminal, .terminalTexts, .terminalMotion,
]

var arguments = Array(CommandLine.arguments.dropFirst())
var isChecking = false
var filters: [String] = []
var idleSeconds: Double?
while !arguments.isEmpty {
  let argument = arguments.removeFirst()
  switch argument {
  case "--check": isChecking = true
  case "--idle":
    idleSeconds = arguments.first.flatMap(Double.init)
    if idleSeconds != nil { arguments.removeFirst() }
    idleSeconds = idleSeconds ?? 10
  case "--list":
    for benchmark in benchmarks { print(benchmark.name) }
    exit(0)
  case "--operations":
    guard !arguments.isEmpty else {
      for operation in CountedOperation.all { print("\(operation.count)\t\(operation.name)") }
      exit(0)
    }
    for operation in CountedOperation.all where operation.name == arguments[0] { operation.run() }
    exit(0)
  case "--time-operations":
    for operation in CountedOperation.all {
      print(operation.name, "\(short(operation.time() * 1e6)) µs", separator: "\t")
    }
    exit(0)
  case "--start":
    CounterApp.main()
    exit(0)
  case "--help", "-h":
    print(usage, terminator: "")
    exit(0)
  default: filters.append(argument)
  }
}

if let idleSeconds { exit(measureIdle(seconds: idleSeconds) ? 0 : 1) }

let chosen = benchmarks.filter { benchmark in
  filters.isEmpty || filters.contains { benchmark.name.contains($0) }
}
guard !chosen.isEmpty else {
  print("No benchmark's name contains \(filters.joined(separator: " or ")).\n\n\(usage)")
  exit(64)
}

var broken: [Bound] = []
for benchmark in chosen {
  var figures = benchmark.run()
  // Something else may have used the processor: only a bound that is exceeded repeatedly is broken.
  var attempts = isChecking ? 2 : 0
  while attempts > 0, figures.contains(where: { !$0.brokenBounds.isEmpty }) {
    figures = benchmark.run()
    attempts -= 1
  }
  print(Table(title: benchmark.name, figures).text)
  broken += figures.flatMap(\.brokenBounds)
}
for bound in broken { print("BROKEN  \(bound.text)") }
if isChecking, broken.isEmpty { print("All bounds hold.") }
exit(isChecking && !broken.isEmpty ? 1 : 0)
