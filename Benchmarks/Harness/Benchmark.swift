/// A group of figures that are measured together.
struct Benchmark {
  /// What a filter on the command line looks at.
  let name: String
  let run: @MainActor () -> [Figure]
}
