import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SlidingTilesTests {
  private let app = ViewTest(SlidingGame())

  @Test("Swipes and arrow keys slide and merge the tiles, and the best score is kept")
  func sliding() throws {
    #expect(app.exists("Score 0"))
    try app.find("8").drag(by: CGSize(width: -120, height: 4))
    #expect(app.exists("Score 4"))
    try app.press(.down)
    #expect(app.exists("Score 4"))
    try app.find("8").drag(by: CGSize(width: 5, height: 10))
    #expect(app.exists("Score 4"))
    try app.tap("New game")
    #expect(app.exists("Score 0"))
    #expect(app.exists("Best 4"))
  }

  @Test("A full board ends the game with a question")
  func ending() throws {
    try app.tap("Fill")
    try app.press(.left)
    #expect(app.exists("Game over"))
    try app.tap("Again")
    #expect(app.exists("Score 0"))
    #expect(!app.exists("Game over"))
  }
}

@Observable @MainActor
private final class Board {
  struct Tile: Identifiable, Hashable {
    let id: Int
    var value: Int
    var x: Int
    var y: Int
  }
  enum Direction { case left, right, up, down }

  private(set) var tiles: [Tile] = []
  private(set) var score = 0
  var isOver = false
  private var nextID = 0

  init() { restart() }

  func restart() {
    (score, isOver, tiles) = (0, false, [])
    for (value, x, y) in [(2, 1, 0), (2, 3, 0), (8, 3, 2)] { add(value, x, y) }
    add(4, 0, 3)
  }

  func fill() {
    tiles = []
    for y in 0..<4 { for x in 0..<4 { add(((x + y) % 2 + 1) * 16 + y, x, y) } }
  }

  private func add(_ value: Int, _ x: Int, _ y: Int) {
    tiles.append(Tile(id: nextID, value: value, x: x, y: y))
    nextID += 1
  }

  func move(_ direction: Direction) {
    let before = tiles
    for line in 0..<4 {
      let isRow = direction == .left || direction == .right
      var row = tiles.filter { (isRow ? $0.y : $0.x) == line }
        .sorted { isRow ? $0.x < $1.x : $0.y < $1.y }
      if direction == .right || direction == .down { row.reverse() }
      var place = 0
      var last: Tile?
      for var tile in row {
        if let present = last, present.value == tile.value {
          tiles.removeAll { $0.id == tile.id }
          if let index = tiles.firstIndex(where: { $0.id == present.id }) {
            tiles[index].value *= 2
            score += tiles[index].value
          }
          last = nil
          continue
        }
        let position = direction == .left || direction == .up ? place : 3 - place
        if isRow { tile.x = position } else { tile.y = position }
        if let index = tiles.firstIndex(where: { $0.id == tile.id }) { tiles[index] = tile }
        last = tile
        place += 1
      }
    }
    if tiles == before, tiles.count == 16 { isOver = true }
  }
}

private struct SlidingGame: View {
  @State private var board = Board()
  @SceneStorage("best") private var best = 0
  @GestureState private var pull = CGSize.zero
  @FocusState private var isPlaying: Bool

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text("Score \(board.score)").contentTransition(.numericText(value: Double(board.score)))
        Text("Best \(best)").foregroundStyle(.secondary)
      }
      .animation(.snappy, value: board.score)
      grid
        .offset(x: pull.width / 20, y: pull.height / 20)
        .gesture(swipe)
        .focusable()
        .focused($isPlaying)
        .focusEffectDisabled()
        .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
          switch press.key {
          case .leftArrow: play(.left)
          case .rightArrow: play(.right)
          case .upArrow: play(.up)
          default: play(.down)
          }
          return .handled
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Board")
      HStack {
        Button("New game") { withAnimation(.bouncy) { board.restart() } }
        Button("Fill") { board.fill() }
      }
    }
    .onAppear { isPlaying = true }
    .onChange(of: board.score, initial: true) { _, new in best = max(best, new) }
    .alert("Game over", isPresented: $board.isOver) {
      Button("Again", role: .cancel) { board.restart() }
    }
  }

  private var grid: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height) / 4
      ZStack(alignment: .topLeading) {
        ForEach(0..<16) { index in
          RoundedRectangle(cornerRadius: side / 8)
            .fill(.gray.opacity(0.2))
            .padding(2)
            .frame(width: side, height: side)
            .offset(x: CGFloat(index % 4) * side, y: CGFloat(index / 4) * side)
        }
        ForEach(board.tiles) { tile in
          Text(tile.value, format: .number)
            .font(.title.bold())
            .frame(width: side, height: side)
            .background(color(of: tile.value), in: .rect(cornerRadius: side / 8).inset(by: 2))
            .position(
              x: (CGFloat(tile.x) + 0.5) * side, y: (CGFloat(tile.y) + 0.5) * side
            )
            .transition(.scale(scale: 0.2).combined(with: .opacity))
            .zIndex(Double(tile.value))
        }
      }
    }
    .frame(width: 256, height: 256)
  }

  private func color(of value: Int) -> Color {
    let hue = Double(value.trailingZeroBitCount) / 12
    return Color(hue: hue, saturation: 0.5, brightness: 0.9)
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 24)
      .updating($pull) { value, state, _ in state = value.translation }
      .onEnded { value in
        let (dx, dy) = (value.translation.width, value.translation.height)
        guard max(abs(dx), abs(dy)) > 24 else { return }
        play(abs(dx) > abs(dy) ? (dx < 0 ? .left : .right) : (dy < 0 ? .up : .down))
      }
  }

  private func play(_ direction: Board.Direction) {
    withAnimation(.spring(duration: 0.2)) { board.move(direction) }
  }
}
