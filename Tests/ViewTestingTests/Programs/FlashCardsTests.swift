import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FlashCardsTests {
  @Test("Cards are dragged away while a timer runs")
  func cards() async throws {
    let app = ViewTest(Cards())
    try await app.advance(by: .seconds(3))
    #expect(app.exists("Time: 97"))
    #expect(app.exists("question C"))
    #expect(!app.exists("question A"))
    try app.tap("question C")
    #expect(app.exists("answer C"))
    try app.find("answer C").drag(by: CGSize(width: 150, height: 0))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("question B"))
    try app.find("question B").drag(by: CGSize(width: 20, height: 0))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("question B"))
    try app.tap("Edit")
    try await app.settle()
    #expect(app.exists("editing"))
    try app.tap("Done")
    try await app.advance(by: .milliseconds(600))
    #expect(app.exists("Time: 100") || app.exists("Time: 99"))
    #expect(app.exists("question C"))
  }
}

private struct Cards: View {
  @State private var cards = [String]()
  @State private var left = 100
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var editing = false
  var body: some View {
    ZStack {
      VStack {
        Text("Time: \(left)")
        ZStack {
          ForEach(0..<cards.count, id: \.self) { index in
            CardView(text: cards[index]) { withAnimation { _ = cards.remove(at: index) } }
              .offset(y: Double(cards.count - index) * 10)
              .allowsHitTesting(index == cards.count - 1)
              .accessibilityHidden(index < cards.count - 1)
          }
        }
        .allowsHitTesting(left > 0)
        if cards.isEmpty { Button("Start Again", action: reset) }
        Button("Edit") { editing = true }
      }
    }
    .onReceive(timer) { _ in if left > 0 { left -= 1 } }
    .sheet(isPresented: $editing, onDismiss: reset, content: EditView.init)
    .onAppear(perform: reset)
  }
  func reset() {
    left = 100
    cards = ["A", "B", "C"]
  }
  struct CardView: View {
    let text: String
    var removal: (() -> Void)?
    @State private var shows = false
    @State private var offset = CGSize.zero
    var body: some View {
      ZStack {
        RoundedRectangle(cornerRadius: 25).fill(.white)
        Text(shows ? "answer \(text)" : "question \(text)")
      }
      .frame(width: 300, height: 100)
      .offset(x: offset.width * 5)
      .opacity(2 - Double(abs(offset.width / 50)))
      .gesture(
        DragGesture().onChanged { offset = $0.translation }.onEnded { _ in
          if abs(offset.width) > 100 { removal?() } else { offset = .zero }
        }
      )
      .onTapGesture { shows.toggle() }
      .animation(.bouncy, value: offset)
    }
  }
  struct EditView: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      NavigationStack { Text("editing").toolbar { Button("Done") { dismiss() } } }
    }
  }
}
