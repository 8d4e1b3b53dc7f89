import HostInterface

extension ViewTest.Element {
  /// Drags a slider to a value, clamped to its range and rounded to the nearest step.
  public func drag(to value: Double, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.setValue], "dragged", file, line)
    guard case .number(_, let range, let step)? = target.content.value else {
      throw failure("cannot be dragged: it has no number", file, line)
    }
    var value = min(max(value, range.lowerBound), range.upperBound)
    if step > 0 {
      value = range.lowerBound + ((value - range.lowerBound) / step).rounded() * step
      value = min(value, range.upperBound)
    }
    test.perform { $0.setValue(target.id, .number(value, in: range, step: step)) }
  }

  /// Chooses an option of a picker by its label.
  public func pick(_ option: String, file: String = #fileID, line: Int = #line) throws {
    guard let holder = node.firstInTree(where: { !$0.content.options.isEmpty }) else {
      // A picker composed of basic elements shows its options as such.
      return try tap(.named(option), file: file, line: line)
    }
    guard let index = holder.content.options.firstIndex(of: option) else {
      throw failure(
        "has no option \(TreeText.quoted(option)); there are "
          + holder.content.options.map { TreeText.quoted($0) }.joined(separator: ", "), file, line)
    }
    try pick(at: index, file: file, line: line)
  }

  /// Chooses an option of a picker by its index, from 0.
  public func pick(at index: Int, file: String = #fileID, line: Int = #line) throws {
    let target = try target(for: [.setValue], "picked from", file, line)
    guard target.content.options.indices.contains(index) else {
      throw failure("has no option \(index)", file, line)
    }
    test.perform { $0.setValue(target.id, .choice(index)) }
  }

  /// Presses a stepper's plus, or moves a slider one step up.
  public func increment(file: String = #fileID, line: Int = #line) throws {
    test.send(.increment(try target(for: [.step], "stepped", file, line).id))
  }

  /// Presses a stepper's minus, or moves a slider one step down.
  public func decrement(file: String = #fileID, line: Int = #line) throws {
    test.send(.decrement(try target(for: [.step], "stepped", file, line).id))
  }
}
