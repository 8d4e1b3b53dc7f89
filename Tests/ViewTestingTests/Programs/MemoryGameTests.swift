import SwiftUI
import Testing
import ViewTesting

@MainActor
struct MemoryGameTests {
  @Test("Cards are dealt, turned, matched and shuffled")
  func memory() async throws {
    let app = ViewTest(Memory())
    try app.find(.label("deck")).tap()
    try await app.advance(by: .seconds(3))
    #expect(app.exists("back 0"))
    try app.tap("back 0")
    try await app.advance(by: .seconds(1))
    try app.tap("back 2")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Score: 2"))
    try app.tap("back 1")
    try await app.advance(by: .seconds(1))
    #expect(!app.exists("🐶"))
    try app.tap("Shuffle")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("🐱"))
  }
}

private struct Memory: View {
  struct Card: Identifiable, Equatable {
    let id: Int
    let face: String
    var up = false
    var matched = false
  }
  @State private var cards = ["🐶", "🐱", "🐶", "🐱"].enumerated().map {
    Card(id: $0.offset, face: $0.element)
  }
  @State private var dealt = Set<Int>()
  @Namespace private var dealing
  @State private var score = 0
  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 65), spacing: 0)], spacing: 0) {
          ForEach(cards) { card in
            if dealt.contains(card.id), !(card.matched && !card.up) {
              view(card).padding(4).onTapGesture { withAnimation { choose(card) } }
                .matchedGeometryEffect(id: card.id, in: dealing)
                .transition(.asymmetric(insertion: .identity, removal: .identity))
            } else {
              Color.clear.frame(height: 20)
            }
          }
        }
      }
      HStack {
        Text("Score: \(score)").animation(nil, value: score)
        Button("Shuffle") { withAnimation { cards.reverse() } }
        ZStack {
          ForEach(cards.filter { !dealt.contains($0.id) }) { card in
            view(card).matchedGeometryEffect(id: card.id, in: dealing).transition(
              .asymmetric(insertion: .identity, removal: .identity))
          }
        }.frame(width: 50, height: 50).onTapGesture { deal() }.accessibilityLabel("deck")
      }
    }
  }
  func view(_ card: Card) -> some View {
    Text(card.up ? card.face : "back \(card.id)").frame(height: 20)
  }
  func deal() {
    var delay = 0.0
    for card in cards {
      withAnimation(.easeInOut(duration: 1).delay(delay)) { _ = dealt.insert(card.id) }
      delay += 0.15
    }
  }
  func choose(_ card: Card) {
    guard let i = cards.firstIndex(of: card), !cards[i].up, !cards[i].matched else { return }
    let up = cards.indices.filter { cards[$0].up }
    if up.count == 1 {
      if cards[up[0]].face == card.face {
        cards[i].matched = true
        cards[up[0]].matched = true
        score += 2
      }
      cards[i].up = true
    } else {
      for j in cards.indices { cards[j].up = j == i }
    }
  }
}
