import SwiftUI

extension ViewTest {
  /// A query for elements.
  ///
  /// A string matches what the user reads: a text, a button's label, a field's placeholder.
  ///
  /// ```swift
  /// try app.tap("Save")
  /// try app.tap(.identifier("save"))
  /// try app.tap(.button("Delete").at(1))      // the second of several
  /// app.findAll(.role(.row)).count
  /// ```
  public struct Query: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    enum Name: Sendable {
      /// A label, text or placeholder.
      case any(String)
      case text(String)
      case label(String)
      case placeholder(String)
      case containing(String)
    }

    var name: Name?
    var roles: Set<Role> = []
    var identifier: String?
    var index: Int?
    var kind: ViewKind?

    init(_ name: Name? = nil, _ roles: Set<Role> = []) {
      self.name = name
      self.roles = roles
    }

    /// Matches what the user reads: a label, text or placeholder, as a string literal.
    public init(stringLiteral value: String) { name = .any(value) }

    /// Matches what the user reads: a label, text or placeholder.
    public static func named(_ name: String) -> Query { Query(.any(name)) }

    /// Matches exactly this text.
    public static func text(_ text: String) -> Query { Query(.text(text)) }

    /// Matches the accessibility label, or what is read in its place.
    public static func label(_ label: String) -> Query { Query(.label(label)) }

    /// Matches a text or label that contains this.
    public static func containing(_ part: String) -> Query { Query(.containing(part)) }

    /// Matches an input by its placeholder.
    public static func placeholder(_ placeholder: String) -> Query {
      Query(.placeholder(placeholder), Role.textInputs)
    }

    /// Matches the identifier set by `accessibilityIdentifier(_:)`.
    public static func identifier(_ identifier: String) -> Query {
      var query = Query()
      query.identifier = identifier
      return query
    }

    /// Matches a role, and a name if one is given.
    public static func role(_ role: Role, _ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, [role])
    }

    /// Matches a button or link, by its label; without a name any one.
    public static func button(_ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, [.button, .link])
    }

    /// Matches a toggle, by its label; without a name any one.
    public static func toggle(_ name: String? = nil) -> Query { role(.toggle, name) }
    /// Matches a slider, by its label; without a name any one.
    public static func slider(_ name: String? = nil) -> Query { role(.slider, name) }
    /// Matches a stepper, by its label; without a name any one.
    public static func stepper(_ name: String? = nil) -> Query { role(.stepper, name) }
    /// Matches a picker, by its label; without a name any one.
    public static func picker(_ name: String? = nil) -> Query { role(.picker, name) }
    /// Matches a progress view, by its label; without a name any one.
    public static func progress(_ name: String? = nil) -> Query { role(.progress, name) }
    /// Matches an image, by its label; without a name any one.
    public static func image(_ name: String? = nil) -> Query { role(.image, name) }

    /// Matches a text field, secure field or text editor.
    public static func textField(_ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, Role.textInputs)
    }

    /// Matches a row of a list, by its label or one of its texts.
    public static func row(_ name: String? = nil) -> Query { role(.row, name) }

    /// Matches the elements that a view of this type shows; it may show several.
    ///
    /// ```swift
    /// #expect(app.findAll(.view(NoteRow.self)).count == 3)
    /// ```
    public static func view<V: View>(_ type: V.Type) -> Query {
      var query = Query()
      query.kind = ViewKind(type)
      return query
    }

    /// The first match in reading order; without it several matches are an error.
    public var first: Query { at(0) }

    /// Selects one of several matches in reading order, from 0.
    public func at(_ index: Int) -> Query {
      var query = self
      query.index = index
      return query
    }

    public var description: String {
      var words: [String] = []
      if !roles.isEmpty { words.append(roles.map(\.rawValue).sorted().joined(separator: " or ")) }
      switch name {
      case .any(let name), .label(let name): words.append(TreeText.quoted(name))
      case .text(let text): words.append("text \(TreeText.quoted(text))")
      case .placeholder(let text): words.append("with placeholder \(TreeText.quoted(text))")
      case .containing(let part): words.append("containing \(TreeText.quoted(part))")
      case nil: break
      }
      if let kind { words.append("a view of type \(kind.name)") }
      if let identifier { words.append("with identifier \(TreeText.quoted(identifier))") }
      if let index { words.append("at \(index)") }
      return words.isEmpty ? "anything" : words.joined(separator: " ")
    }
  }
}
