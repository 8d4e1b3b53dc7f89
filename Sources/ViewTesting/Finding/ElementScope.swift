import HostInterface

/// A scope for finding elements: the whole window (``ViewTest``), or one element.
///
/// ```swift
/// try app.row("Milk").button("Delete").tap()
/// #expect(try app.row("Milk").exists("2 bottles"))
/// ```
@MainActor
public protocol ElementScope {
  /// The element in which queries search.
  var scope: ViewTest.Element { get }
}

extension ViewTest: ElementScope {
  /// The whole window, including presentations above it.
  public var scope: Element { window }
}

extension ViewTest.Element: ElementScope {
  /// The element itself.
  public var scope: ViewTest.Element { self }
}

extension ElementScope {
  /// Returns whether a matching element is visible.
  public func exists(_ query: ViewTest.Query) -> Bool { !findAll(query).isEmpty }

  /// Returns all visible matching elements, in reading order.
  public func findAll(_ query: ViewTest.Query) -> [ViewTest.Element] {
    scope.test.catchUp()
    let visible = query.matches(in: scope).filter { !$0.isHidden(in: scope.test) }
    let chosen = query.index.map { visible.indices.contains($0) ? [visible[$0]] : [] } ?? visible
    return chosen.map { ViewTest.Element(scope.test, $0) }
  }

  /// Returns the single matching element.
  ///
  /// - Throws: ``ViewTestError`` with the closest candidates if nothing matches, with all matches
  ///   if there are several; select one with ``ViewTest/Query/first`` or ``ViewTest/Query/at(_:)``.
  public func find(
    _ query: ViewTest.Query, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    let found = findAll(query)
    if found.count == 1 { return found[0] }
    // The element in front is meant: an alert's button before one that it covers.
    if let modal = scope.test.uppermostModal {
      let inFront = found.filter { $0.node.isInside(modal) }
      if inFront.count == 1 { return inFront[0] }
    }
    throw ViewTestError(Failure(query, in: scope).message(found), file, line)
  }

  /// Returns a button or link, by its label.
  ///
  /// - Parameter index: the index of one of several, from 0; nil requires exactly one.
  public func button(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.button(name), index, file, line)
  }

  /// Returns a toggle, by its label.
  public func toggle(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.toggle(name), index, file, line)
  }

  /// Returns a slider, by its label.
  public func slider(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.slider(name), index, file, line)
  }

  /// Returns a stepper, by its label.
  public func stepper(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.stepper(name), index, file, line)
  }

  /// Returns a picker, by its label.
  public func picker(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.picker(name), index, file, line)
  }

  /// Returns a text field, secure field or text editor, by its label or placeholder.
  public func textField(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.textField(name), index, file, line)
  }

  /// Returns a row of a list, by its label or one of its texts.
  public func row(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.row(name), index, file, line)
  }

  /// Taps the matching element.
  public func tap(
    _ query: ViewTest.Query, file: String = #fileID, line: Int = #line
  ) throws {
    try find(query, file: file, line: line).tap(file: file, line: line)
  }

  private func find(
    _ query: ViewTest.Query, _ index: Int?, _ file: String, _ line: Int
  ) throws -> ViewTest.Element {
    try find(index.map { query.at($0) } ?? query, file: file, line: line)
  }
}
