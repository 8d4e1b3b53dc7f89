import LedgerModel
import SwiftUI

/// Tags as words with spaces between them.
struct TagField: View {
  @Binding var tags: [String]

  var body: some View {
    DraftField(words) { TextField("Tags", text: $0, prompt: Text("work travel")) }
  }

  private var words: Binding<String> {
    Binding {
      tags.joined(separator: " ")
    } set: {
      tags = Ledger.Entry.tags(in: $0)
    }
  }
}
