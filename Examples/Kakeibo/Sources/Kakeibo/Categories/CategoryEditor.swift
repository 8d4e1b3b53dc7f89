import LedgerModel
import SwiftUI

/// Makes or changes a category.
struct CategoryEditor: View {
  @State var draft: Ledger.Category
  @Environment(LedgerStore.self) private var store

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $draft.name)
        Picker("Kind", selection: $draft.kind) {
          Text("Spent").tag(Ledger.Category.Kind.expense)
          Text("Received").tag(Ledger.Category.Kind.income)
        }
        .pickerStyle(.segmented)
      }
      Section("Colour") {
        ChoiceGrid(choices: Ledger.Swatch.allCases, selection: $draft.color, width: 32) {
          Text($0.title)
        } content: { swatch in
          Circle()
            .fill(swatch.color)
            .frame(width: 24, height: 24)
            .overlay {
              if swatch == draft.color { Circle().stroke(.primary, lineWidth: 2).padding(-3) }
            }
        }
      }
      Section("Symbol") {
        ChoiceGrid(choices: Self.symbols, selection: $draft.symbol, width: 40) {
          Text(verbatim: $0.replacing(".", with: " "))
        } content: { symbol in
          Image(systemName: symbol)
            .foregroundStyle(draft.color.color)
            .frame(width: 32, height: 32)
            .background(
              draft.symbol == symbol ? draft.color.color.opacity(0.2) : .clear,
              in: RoundedRectangle(cornerRadius: 6))
        }
      }
    }
    .sheetButtons(isNew ? "New Category" : "Category", isValid: isValid, action: save)
  }

  private static let symbols = [
    "cart", "fork.knife", "cup.and.saucer", "house", "bolt", "drop", "flame", "wifi", "phone",
    "car", "tram", "airplane", "bicycle", "fuelpump", "bag", "tshirt", "gift", "heart",
    "cross.case", "pills", "book", "graduationcap", "gamecontroller", "film", "music.note",
    "pawprint", "leaf", "wrench", "scissors", "creditcard", "banknote", "briefcase",
    "building.columns", "percent", "star", "ellipsis.circle",
  ]

  private var isNew: Bool { store.ledger[category: draft.id] == nil }
  private var isValid: Bool { !draft.name.trimmed.isEmpty }

  private func save() {
    draft.name = draft.name.trimmed
    store.edit(named: isNew ? "New Category" : "Edit Category") { $0.categories.set(draft) }
  }
}

/// Choices in rows, one of which is chosen.
private struct ChoiceGrid<Choice: Hashable, Content: View>: View {
  let choices: [Choice]
  @Binding var selection: Choice
  let width: Double
  /// What is said of a choice.
  let name: (Choice) -> Text
  @ViewBuilder let content: (Choice) -> Content

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: 8) {
      ForEach(choices, id: \.self) { choice in
        content(choice).asButton { selection = choice }
          .accessibilityLabel(name(choice))
          .accessibilityAddTraits(choice == selection ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
  }
}

#Preview("Category") {
  CategoryEditor(draft: LedgerStore.sample.ledger.categories[0]).inSampleWindow()
}
