import SwiftUI
import Testing

@testable import TerminalHost

private struct Fields: View {
  @State private var amount = "1200"
  @State private var name = "絵"

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Amount", text: $amount).frame(width: 80).multilineTextAlignment(.trailing)
      TextField("Name", text: $name).frame(width: 80).multilineTextAlignment(.center)
      TextField("Empty", text: .constant("")).frame(width: 80).multilineTextAlignment(.trailing)
      Text("\(amount).")
    }
  }
}

@Suite("Fields with aligned text in a terminal")
@MainActor
struct AlignedFieldTests {
  private func lines(_ screen: AppScreen) -> [String] {
    screen.text.split(separator: "\n").map(String.init)
  }

  @Test("A text has its field's alignment before, during and after editing")
  func aligned() {
    let screen = AppScreen(Fields())
    func place(_ text: String) -> Int? {
      let line = lines(screen).first { $0.contains(text) }
      return line?.range(of: text).map { line!.distance(from: line!.startIndex, to: $0.lowerBound) }
    }
    let start = place("1200.") ?? 0
    // Ten cells: a margin at each side, and one for the cursor.
    #expect(place("1200") == start + 4)
    #expect(place("Empty") == start + 3)
    screen.type("\t34")
    #expect(place("34") == start + 6)
    screen.type("\t")
    #expect(place("34") == start + 6)
    #expect(screen.text.contains("34."))
  }
}
