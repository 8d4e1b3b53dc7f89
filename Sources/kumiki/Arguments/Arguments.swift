/// The arguments after a subcommand: declared options, and the rest.
///
/// Accepts `--name value`, `--name=value` and `-- rest`. An undeclared option is an error that
/// suggests the nearest one.
struct Arguments {
  private(set) var rest: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// - Parameters:
  ///   - options: the names of options with a value, without hyphens.
  ///   - flags: the names of options without a value.
  init(_ arguments: [String], options: Set<String>, flags known: Set<String>) throws {
    var left = arguments[...]
    while let argument = left.popFirst() {
      if argument == "--" {
        rest += left
        break
      }
      guard argument.hasPrefix("--") else {
        guard !argument.hasPrefix("-") || argument == "-" else {
          throw UsageError("There is no option '\(argument)'.")
        }
        rest.append(argument)
        continue
      }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false
      ).map(String.init)
      let name = parts.first ?? ""
      if known.contains(name) {
        guard parts.count == 1 else { throw UsageError("'--\(name)' takes no value.") }
        flags.insert(name)
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : left.popFirst() else {
          throw UsageError("'--\(name)' wants a value.")
        }
        values[name, default: []].append(value)
      } else {
        let near = Nearest.name(to: name, among: options.union(known)).map {
          " Is '--\($0)' meant?"
        }
        throw UsageError("There is no option '--\(name)'.\(near ?? "")")
      }
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The last of the given values.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values, split at commas.
  func list(_ name: String) -> [String] {
    (values[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
