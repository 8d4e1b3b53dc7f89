import Controls
import ViewRuntime

private struct SelectsRowsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the enclosing list has a selection.
  package var selectsRows: Bool {
    get { self[SelectsRowsKey.self] }
    set { self[SelectsRowsKey.self] = newValue }
  }
}

/// The environment of a list's or form's rows.
struct ListRowEnvironment: EnvironmentModifier {
  typealias Body = Never
  let selectsRows: Bool
  /// Whether the rows are those of a desktop's form.
  var showsFormLabels = false

  func modify(_ values: inout EnvironmentValues) {
    values.isInList = true
    values.selectsRows = selectsRows
    values.showsFormLabels = showsFormLabels
  }

  func differs(from old: Self) -> Bool {
    selectsRows != old.selectsRows || showsFormLabels != old.showsFormLabels
  }
}
