import LedgerModel
import SwiftUI

/// Goes from month to month.
struct MonthPicker: View {
  @Binding var month: Month
  @Environment(\.today) private var today

  var body: some View {
    HStack {
      Button("Previous Month", systemImage: "chevron.backward") { month = month.adding(months: -1) }
        .keyboardShortcut("[")
      Button {
        month = Month(today)
      } label: {
        ViewThatFits(in: .horizontal) {
          // The arrows stay where they are from May to September.
          name(.wide).frame(minWidth: 130)
          name(.abbreviated)
        }
      }
      .help("Go to This Month")
      Button("Next Month", systemImage: "chevron.forward") { month = month.adding(months: 1) }
        .keyboardShortcut("]")
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }

  private func name(_ style: Date.FormatStyle.Symbol.Month) -> some View {
    Text(month.date(), format: .dateTime.year().month(style))
      .lineLimit(1)
  }
}
