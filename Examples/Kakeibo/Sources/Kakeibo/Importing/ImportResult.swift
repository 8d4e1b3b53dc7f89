import LedgerModel
import SwiftUI

/// What would be taken of a file, and what cannot be.
struct ImportResult: View {
  let result: CSVImport
  @Binding var skipsDuplicates: Bool
  @Environment(LedgerStore.self) private var store

  /// Enough to see what is wrong; all of a long file's lines would be a long form.
  private static let limit = 20

  var body: some View {
    Section {
      if result.entries.isEmpty {
        Text("Nothing in it can be taken yet.")
          .foregroundStyle(.secondary)
      }
      ForEach(result.entries.prefix(5)) { EntryRow(entry: $0) }
      if !result.duplicates.isEmpty {
        Toggle(
          "Leave out \(result.duplicates.count) that are there already", isOn: $skipsDuplicates)
      }
    } header: {
      Text("\(result.entries.count) entries")
    }
    if !result.problems.isEmpty {
      Section {
        ForEach(Array(result.problems.prefix(Self.limit).enumerated()), id: \.offset) {
          _, problem in
          Label {
            Text(problem.title)
          } icon: {
            Image(systemName: "exclamationmark.triangle").foregroundStyle(.orange)
          }
        }
      } header: {
        Text("\(result.problems.count) lines cannot be taken")
      } footer: {
        if result.problems.count > Self.limit {
          Text("These are the first \(Self.limit).")
        }
      }
    }
  }
}
