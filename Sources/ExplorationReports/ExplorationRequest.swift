/// The request that `kumiki` passes to a program that it explores: a file of JSON at the path in
/// `KUMIKI_EXPLORE`.
package struct ExplorationRequest: Codable, Equatable, Sendable {
  /// The environment variable.
  package static let variable = "KUMIKI_EXPLORE"

  /// The path to which the program writes its ``ExplorationLine``s.
  package var output: String
  /// The index of the root to explore; nil only lists the roots.
  package var root: Int?
  package var actions: Int
  package var seed: UInt64

  package init(output: String, root: Int?, actions: Int, seed: UInt64) {
    self.output = output
    self.root = root
    self.actions = actions
    self.seed = seed
  }
}
