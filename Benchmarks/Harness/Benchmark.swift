/// A group of figures that are measured together.
struct Benchmark {
  /// The text that a filter on the command line matches.
  let name: String
  let run: @MainActor () -> [Figure]
}
