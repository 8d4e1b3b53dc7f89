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
        Text(month.date(), format: .dateTime.year().month(.wide))
          .lineLimit(1)
          .frame(minWidth: 130)
      }
      .help("Go to This Month")
      Button("Next Month", systemImage: "chevron.forward") { month = month.adding(months: 1) }
        .keyboardShortcut("]")
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.borderless)
  }
}

#Preview("Month") {
  @Previewable @State var month = Month(.today)
  MonthPicker(month: $month)
}
