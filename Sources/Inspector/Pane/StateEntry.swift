import Controls
import UpdateRecording
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A source with its properties, and arrows to its borrowers and readers.
struct StateEntry: View {
  struct Content: Identifiable, Equatable {
    let id: String
    let title: String
    let value: String
    let wrapper: String
    let isChanged: Bool
    let fields: [Field]
    let arrows: [Arrow]
  }

  struct Field: Equatable {
    let name: String
    let value: String
    let isChanged: Bool
    /// Whether it has known readers.
    let isRead: Bool
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
          .layoutPriority(2)
        Text(entry.value).lineLimit(1).layoutPriority(1)
        Text(entry.wrapper).foregroundColor(.secondary).lineLimit(1)
      }
      ForEach(Array(entry.fields.enumerated()), id: \.offset) { _, field in
        HStack(spacing: 8) {
          Text("  │ \(field.isChanged ? "●" : " ")").foregroundColor(
            field.isChanged ? .orange : .secondary)
          Text(field.name).foregroundColor(field.isChanged ? .orange : nil).lineLimit(1)
            .layoutPriority(1)
          Text(field.value).lineLimit(1)
        }
        .foregroundColor(field.isRead || field.isChanged ? .primary : .secondary)
      }
      ForEach(Array(entry.arrows.enumerated()), id: \.offset) { index, arrow in
        HStack(spacing: 8) {
          Text("  \(index == entry.arrows.count - 1 ? "└" : "├")─\(arrow.isLoan ? "▷" : "▶")")
            .foregroundColor(.secondary)
          Text(arrow.text).foregroundColor(arrow.isLoan ? .blue : .green).lineLimit(1)
            .layoutPriority(1)
          Text(arrow.detail).foregroundColor(.secondary).lineLimit(1)
        }
      }
    }
  }
}

extension StateEntry.Content {
  /// The maximum number of arrows per source.
  private static let limit = 8

  /// Makes an entry.
  ///
  /// - Parameter changed: the names of the properties that a step changed.
  init(
    _ group: Counted<StateGraphSnapshot.Source>, _ graph: StateGraphSnapshot, isChanged: Bool,
    changed: Set<String>
  ) {
    let source = group.element
    let isOne = group.count == 1
    id = source.id
    title = isOne ? source.name : "\(ViewName.withoutItem(source.name)) × \(group.count)"
    value = isOne && source.kind != .object ? source.value : isOne ? source.type : ""
    wrapper = source.wrapper.isEmpty ? "owned by no view" : source.wrapper
    self.isChanged = isChanged
    let read = Set(source.readers.flatMap(\.properties))
    fields =
      !isOne
      ? []
      : source.fields.map { field in
        StateEntry.Field(
          name: field.name, value: field.value,
          isChanged: Self.isChanged("\(source.name).\(field.name)", changed),
          isRead: read.isEmpty || read.contains(field.name))
      }
    let loans = source.borrowers.map { borrower in
      StateEntry.Arrow(
        text: graph.name(of: borrower),
        detail: borrower.wrapper + (borrower.path.map { " of .\($0)" } ?? ""), isLoan: true)
    }
    let readers = source.readers.map { reader in
      StateEntry.Arrow(
        text: graph.name(of: reader), detail: Self.detail(of: reader, in: source), isLoan: false)
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

  /// Returns whether one of these is the property or part of it: "store.items[2].isDone" of
  /// "store.items".
  private static func isChanged(_ property: String, _ changed: Set<String>) -> Bool {
    changed.contains { name in
      guard name.hasPrefix(property) else { return false }
      let rest = name.dropFirst(property.count)
      return rest.isEmpty || rest.hasPrefix(".") || rest.hasPrefix("[")
    }
  }

  /// Returns "reads .name .city"; followers of an `ObservableObject` run whatever they read.
  private static func detail(
    of reader: StateGraphSnapshot.Reader, in source: StateGraphSnapshot.Source
  ) -> String {
    let names = reader.properties.map { ".\($0)" }.joined(separator: " ")
    if source.announcesAsAWhole {
      return names.isEmpty ? "follows it" : "follows it, reads \(names)"
    }
    return names.isEmpty ? "reads it" : "reads \(names)"
  }
}
