/// A text to look at, and the language that it is in.
struct Snippet: Identifiable, Hashable {
  let id: String
  let name: String
  let symbol: String
  var text: String

  static let samples = [
    Snippet(
      id: "swift", name: "Swift", symbol: "swift",
      text: """
        /// The way from one park to the next.
        struct Trail: Identifiable {
          let id = UUID()
          var name = "山の道"
          var length: Measurement<UnitLength>
        }
        """),
    Snippet(
      id: "python3", name: "Python", symbol: "chevron.left.forwardslash.chevron.right",
      text: """
        def trails(parks):
            \"\"\"The longest trail of each park.\"\"\"
            return {park.name: max(park.trails, key=len) for park in parks}
        """),
    Snippet(
      id: "css", name: "CSS", symbol: "paintbrush",
      text: """
        .trail { color: #26a269; border-radius: 12px; }
        """),
  ]
}
