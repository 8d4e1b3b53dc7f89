import SwiftUI
import Testing

private struct Mail: Identifiable {
  let id: Int
  var subject: String
}

private struct Inbox: View {
  @State private var order = [KeyPathComparator(\Mail.id)]
  @State private var chosen: Int?

  var body: some View {
    Table([Mail(id: 1, subject: "minutes")], selection: $chosen, sortOrder: $order) {
      TableColumn("Number", value: \.id) { Text("\($0.id)") }
      TableColumn("Subject", value: \.subject)
      TableColumn("Length") { Text("\($0.subject.count)") }
    }
  }
}

private struct Line: View {
  var body: some View {
    Button("before") {}
    Text("line")
      .onTapGesture(count: 2) {}
      .gesture(DragGesture().onChanged { _ in })
      .focusable(false)
    VStack { Button("inside") {} }.focusable(false)
    Button("after") {}
  }
}

@MainActor
struct FocusRefusalTests {
  /// The focused elements, from pressing Tab until it comes round.
  private func stops(_ screen: AppScreen) -> [String] {
    var stops: [String] = []
    for _ in 0..<12 {
      screen.type("\t")
      if stops.first == screen.focused { break }
      stops.append(screen.focused)
    }
    return stops
  }

  @Test("A view with gestures that refuses the focus is no stop; a button in it is one")
  func refused() {
    #expect(stops(AppScreen(Line())) == ["before", "inside", "after"])
  }

  @Test("Keys skip the dividers between a table's columns")
  func columnEdges() {
    #expect(stops(AppScreen(Inbox())).count == 3)
    #expect(!stops(AppScreen(Inbox())).contains(""))
  }
}
