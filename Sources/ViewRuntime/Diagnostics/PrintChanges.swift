extension View {
  /// Prints why this body runs: `Counter: _count changed.`
  ///
  /// Call it in the body. `@dependencies` stands for observable objects that the body read, `@self`
  /// for the view's own value, `@identity` for a new view; the others are the properties that
  /// changed (S2.16).
  public static func _printChanges() {
    print(ChangeDescription.of(Self.self))
  }

  /// Prints why this body runs, like `_printChanges`; meant for a log.
  public static func _logChanges() {
    print(ChangeDescription.of(Self.self))
  }
}

@MainActor
enum ChangeDescription {
  static func of(_ type: Any.Type) -> String {
    let changes = EvaluationContext.current?.observer?.changes ?? []
    let what = changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed"
    return "\(type): \(what)."
  }
}
