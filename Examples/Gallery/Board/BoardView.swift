import SwiftUI

/// Columns of cards that can be dragged from one to another.
struct BoardView: View {
  @State private var model = BoardModel()

  var body: some View {
    ViewThatFits(in: .horizontal) {
      columns
      ScrollView(.horizontal) { columns }
    }
  }

  private var columns: some View {
    HStack(alignment: .top, spacing: 12) {
      ForEach(BoardColumn.allCases) { column in
        ColumnView(column: column, model: model)
          // Keeps the words of a card on one line; a narrower window scrolls.
          .frame(minWidth: 128)
      }
    }
    .padding()
  }
}

private struct ColumnView: View {
  let column: BoardColumn
  let model: BoardModel
  @State private var isTargeted = false

  var body: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(model.cards(in: column)) { card in
          CardView(card: card, column: column, model: model)
        }
        Spacer(minLength: 0)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    } label: {
      HStack {
        Text(column.rawValue).font(.headline)
        Spacer()
        Text("\(model.cards(in: column).count)").foregroundStyle(.secondary)
      }
    }
    .overlay {
      if isTargeted {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.accentColor, lineWidth: 2)
          .allowsHitTesting(false)
      }
    }
    .contentShape(.rect)
    .dropDestination(for: Card.self) { cards, _ in
      model.move(cards, to: column)
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityIdentifier(column.rawValue)
  }
}

private struct CardView: View {
  let card: Card
  let column: BoardColumn
  let model: BoardModel
  @State private var isHovered = false

  var body: some View {
    Text(card.title)
      .lineLimit(4)
      .padding(.horizontal, 8)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.quaternary, in: .rect(cornerRadius: 8))
      .foregroundStyle(isHovered ? Color.accentColor : .primary)
      .onHover { isHovered = $0 }
      .help("Drag this card to another column")
      .draggable(card)
      .contextMenu {
        ForEach(BoardColumn.allCases.filter { $0 != column }) { other in
          Button("Move to \(other.rawValue)") { model.move([card], to: other) }
        }
        Button("Delete", role: .destructive) { model.remove([card]) }
      }
  }
}

#Preview {
  BoardView()
}
