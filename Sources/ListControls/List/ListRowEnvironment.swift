import ViewRuntime

private struct SelectsRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the list around the view has a selection.
  package var selectsRows: Bool {
    get { self[SelectsRowsKey.self] }
    set { self[SelectsRowsKey.self] = newValue }
  }
}

/// What the views of a list's or form's rows find in the environment.
struct ListRowEnvironment: EnvironmentModifier {
  typealias Body = Never
  let selectsRows: Bool

  func modify(_ values: inout EnvironmentValues) {
    values.isInList = true
    values.selectsRows = selectsRows
  }
  func differs(from old: Self) -> Bool { selectsRows != old.selectsRows }
}
