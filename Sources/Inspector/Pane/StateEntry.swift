import Controls
import ViewBasics
import ViewRuntime

/// One source with the arrows to those that it is lent to and those that read it.
struct StateEntry: View {
  struct Content: Identifiable, Equatable {
    let id: String
    let title: String
    let value: String
    let wrapper: String
    let isChanged: Bool
    let fields: [String]
    let arrows: [Arrow]
  }

  struct Arrow: Equatable {
    let text: String
    let detail: String
    let isLoan: Bool
  }

  let entry: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 8) {
        Text(entry.isChanged ? "●" : "◆").foregroundColor(.orange)
        Text(entry.title).bold().foregroundColor(entry.isChanged ? .orange : .primary).lineLimit(1)
        Text(entry.value).lineLimit(1)
        Text(entry.wrapper).foregroundColor(.secondary).lineLimit(1)
      }
      ForEach(Array(entry.fields.enumerated()), id: \.offset) { _, field in
        Text("  │ \(field)").foregroundColor(.secondary).lineLimit(1)
      }
      ForEach(Array(entry.arrows.enumerated()), id: \.offset) { index, arrow in
        HStack(spacing: 8) {
          Text("  \(index == entry.arrows.count - 1 ? "└" : "├")─\(arrow.isLoan ? "▷" : "▶")")
            .foregroundColor(.secondary)
          Text(arrow.text).foregroundColor(arrow.isLoan ? .blue : .green).lineLimit(1)
          Text(arrow.detail).foregroundColor(.secondary).lineLimit(1)
        }
      }
    }
  }
}

extension StateEntry.Content {
  /// How many arrows one source shows.
  private static let limit = 8

  init(_ group: Counted<StateGraph.Source>, _ graph: StateGraph, isChanged: Bool) {
    let source = group.element
    let isOne = group.count == 1
    id = source.id
    title = isOne ? source.name : "\(ViewName.withoutItem(source.name)) × \(group.count)"
    value = isOne && source.kind != .object ? source.value : isOne ? source.type : ""
    wrapper = source.wrapper.isEmpty ? "owned by no view" : source.wrapper
    self.isChanged = isChanged
    fields = isOne ? source.fields.map { "\($0.name) \($0.value)" } : []
    let loans = source.borrowers.map { borrower in
      StateEntry.Arrow(
        text: graph.name(of: borrower),
        detail: borrower.wrapper + (borrower.path.map { " of .\($0)" } ?? ""), isLoan: true)
    }
    let readers = source.readers.map { reader in
      StateEntry.Arrow(text: graph.name(of: reader), detail: "reads it", isLoan: false)
    }
    let all = Counted.group(loans + readers) {
      "\(ViewName.withoutItem($0.text)) \($0.detail)"
    }.map { group in
      StateEntry.Arrow(
        text: group.count == 1
          ? group.element.text : "\(ViewName.withoutItem(group.element.text)) × \(group.count)",
        detail: group.element.detail, isLoan: group.element.isLoan)
    }
    arrows = Array(all.prefix(Self.limit))
  }
}
