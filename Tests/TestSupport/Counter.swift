import SwiftUI

/// Shows its name and its own count, which a tap on the name increments: `a: 0`.
///
/// Whether the count survives an edit of the tree shows whether its identity did.
package struct Counter: View {
  let name: String
  @State private var count = 0

  package init(name: String) { self.name = name }

  package var body: some View {
    VStack {
      PlainButton(name) { count += 1 }
      Text("\(name): \(count)")
    }
  }
}
