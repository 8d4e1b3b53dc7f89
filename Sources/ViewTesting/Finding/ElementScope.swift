import HostInterface

/// Something to look for elements in: the whole window (``ViewTest``), or one element.
///
/// ```swift
/// try app.row("Milk").button("Delete").tap()
/// #expect(try app.row("Milk").exists("2 bottles"))
/// ```
@MainActor
public protocol ElementScope {
  /// The element in which queries look.
  var scope: ViewTest.Element { get }
}

extension ViewTest: ElementScope {
  /// The whole window, with all that lies above it.
  public var scope: Element { window }
}

extension ViewTest.Element: ElementScope {
  /// The element itself.
  public var scope: ViewTest.Element { self }
}

extension ElementScope {
  /// Whether something that matches can be seen.
  public func exists(_ query: ViewTest.Query) -> Bool { !findAll(query).isEmpty }

  /// All that match and can be seen, in reading order.
  public func findAll(_ query: ViewTest.Query) -> [ViewTest.Element] {
    scope.test.catchUp()
    let visible = query.matches(in: scope).filter { !$0.isHidden(in: scope.test) }
    let chosen = query.index.map { visible.indices.contains($0) ? [visible[$0]] : [] } ?? visible
    return chosen.map { ViewTest.Element(scope.test, $0) }
  }

  /// The one element that matches.
  ///
  /// - Throws: ``ViewTestError`` with what comes closest if nothing matches, with all matches if
  ///   there are several; say which one with ``ViewTest/Query/first`` or
  ///   ``ViewTest/Query/at(_:)``.
  public func find(
    _ query: ViewTest.Query, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    let found = findAll(query)
    if found.count == 1 { return found[0] }
    // The user means what is in front: an alert's button before one that it covers.
    if let modal = scope.test.uppermostModal {
      let inFront = found.filter { $0.node.isInside(modal) }
      if inFront.count == 1 { return inFront[0] }
    }
    throw ViewTestError(Failure(query, in: scope).message(found), file, line)
  }

  /// A button or link, by what is on it.
  ///
  /// - Parameter index: which one of several, from 0; nil: there must be one only.
  public func button(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.button(name), index, file, line)
  }

  /// A toggle, by its label.
  public func toggle(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.toggle(name), index, file, line)
  }

  /// A slider, by its label.
  public func slider(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.slider(name), index, file, line)
  }

  /// A stepper, by its label.
  public func stepper(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.stepper(name), index, file, line)
  }

  /// A picker, by its label.
  public func picker(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.picker(name), index, file, line)
  }

  /// A text field, secure field or text editor, by its label or placeholder.
  public func textField(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.textField(name), index, file, line)
  }

  /// A row of a list, by its label or by one of the texts in it.
  public func row(
    _ name: String, at index: Int? = nil, file: String = #fileID, line: Int = #line
  ) throws -> ViewTest.Element {
    try find(.row(name), index, file, line)
  }

  /// Taps what the user would tap to hit the element that matches.
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
