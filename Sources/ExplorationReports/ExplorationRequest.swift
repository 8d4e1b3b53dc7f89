/// What `kumiki` asks of a program that it explores; a file of JSON whose path `KUMIKI_EXPLORE`
/// has.
package struct ExplorationRequest: Codable, Equatable, Sendable {
  /// The environment variable.
  package static let variable = "KUMIKI_EXPLORE"

  /// Where the program writes its ``ExplorationLine``s.
  package var output: String
  /// Which of its roots is used; nil: they are only listed.
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
