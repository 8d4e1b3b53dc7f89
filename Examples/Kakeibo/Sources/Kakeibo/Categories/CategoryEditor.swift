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
      Section("Colour") { swatches }
      Section("Symbol") { symbols }
    }
    .formStyle(.grouped)
    .sheetButtons(isNew ? "New Category" : "Category", isValid: isValid, action: save)
  }

  private var swatches: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 32))], spacing: 8) {
      ForEach(Ledger.Swatch.allCases, id: \.self) { swatch in
        Button {
          draft.color = swatch
        } label: {
          Circle()
            .fill(swatch.color)
            .frame(width: 24, height: 24)
            .overlay {
              if swatch == draft.color { Circle().stroke(.primary, lineWidth: 2).padding(-3) }
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(swatch.name))
        .accessibilityAddTraits(swatch == draft.color ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
  }

  private var symbols: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) {
      ForEach(Self.symbols, id: \.self) { symbol in
        Button {
          draft.symbol = symbol
        } label: {
          Image(systemName: symbol)
            .foregroundStyle(draft.color.color)
            .frame(width: 32, height: 32)
            .background(
              draft.symbol == symbol ? draft.color.color.opacity(0.2) : .clear,
              in: RoundedRectangle(cornerRadius: 6))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(verbatim: symbol.replacing(".", with: " ")))
        .accessibilityAddTraits(draft.symbol == symbol ? .isSelected : [])
      }
    }
    .padding(.vertical, 4)
  }

  private static let symbols = [
    "cart", "fork.knife", "cup.and.saucer", "house", "bolt", "drop", "flame", "wifi", "phone",
    "car", "tram", "airplane", "bicycle", "fuelpump", "bag", "tshirt", "gift", "heart",
    "cross.case", "pills", "book", "graduationcap", "gamecontroller", "film", "music.note",
    "pawprint", "leaf", "wrench", "scissors", "creditcard", "banknote", "briefcase",
    "building.columns",
    "percent", "star", "ellipsis.circle",
  ]

  private var isNew: Bool { store.ledger[category: draft.id] == nil }
  private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }

  private func save() {
    draft.name = draft.name.trimmingCharacters(in: .whitespaces)
    store.edit(named: isNew ? "New Category" : "Edit Category") { $0.categories.set(draft) }
  }
}

#Preview("Category") {
  let store = LedgerStore.sample
  if let category = store.ledger.categories.first {
    CategoryEditor(draft: category).environment(store)
  }
}
