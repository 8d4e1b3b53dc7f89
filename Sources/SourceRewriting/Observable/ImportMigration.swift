import SwiftSyntax

extension MigrationPass {
  /// Adds the import of `@Observable`: it is in Observation, which SwiftUI re-exports and Combine
  /// does not. A snippet without imports stays without them.
  func migrateImports(of file: ParsedFile) {
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let names = imports.map { $0.path.source }
    guard
      names.allSatisfy({ !["SwiftUI", "SwiftUICore", "Observation", "SwiftData"].contains($0) })
    else { return }
    if let combine = imports.first(where: { $0.path.source == "Combine" }), !usesCombine(file) {
      add(SourceEdit(combine.path.contentRange, with: "Observation"), to: file)
    } else if let last = imports.last {
      let indentation = file.indentation(of: last)
      add(
        .insert("\n\(indentation)import Observation", at: last.contentRange.upperBound), to: file)
    }
  }

  private static let combine: Set<String> = [
    "AnyCancellable", "Cancellable", "Publisher", "Publishers", "AnyPublisher", "Subject",
    "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Deferred", "Empty", "Fail",
    "Subscriber", "Subscribers", "Subscription", "sink", "assign", "store", "publisher", "publish",
    "eraseToAnyPublisher", "receive", "debounce", "throttle", "dataTaskPublisher", "autoconnect",
    "ConnectablePublisher", "Scheduler", "ImmediateScheduler", "Record", "values", "combineLatest",
    "removeDuplicates", "TopLevelDecoder", "TopLevelEncoder", "Published",
  ]

  /// Whether a file uses anything else from Combine than observable objects, judged by names.
  private func usesCombine(_ file: ParsedFile) -> Bool {
    let edits = self.edits.edits[file.path]?.edits ?? []
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind,
        Self.combine.contains(token.name) || token.name == "ObservableObject"
      else { continue }
      let place = token.contentRange
      let isGone = edits.contains {
        $0.range.lowerBound <= place.lowerBound && place.upperBound <= $0.range.upperBound
      }
      if !isGone { return true }
    }
    return false
  }
}
