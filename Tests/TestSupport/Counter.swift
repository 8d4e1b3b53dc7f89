import SwiftUI

/// Shows its name and a count of its own that a tap on the name increments: `a: 0`.
///
/// Whether a count survives an edit of the tree says whether its identity did.
struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    VStack {
      PlainButton(name) { count += 1 }
      Text("\(name): \(count)")
    }
  }
}
