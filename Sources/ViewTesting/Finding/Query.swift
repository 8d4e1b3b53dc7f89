import SwiftUI

extension ViewTest {
  /// Says which elements are meant.
  ///
  /// A string stands for what the user reads: a text, a button's label, a field's placeholder.
  ///
  /// ```swift
  /// try app.tap("Save")
  /// try app.tap(.identifier("save"))
  /// try app.tap(.button("Delete").at(1))      // the second of several
  /// app.findAll(.role(.row)).count
  /// ```
  public struct Query: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    enum Name: Sendable {
      /// Label, text or placeholder.
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

    /// By what the user reads: label, text or placeholder, as a string literal.
    public init(stringLiteral value: String) { name = .any(value) }

    /// By what the user reads: label, text or placeholder.
    public static func named(_ name: String) -> Query { Query(.any(name)) }

    /// A text that reads exactly so.
    public static func text(_ text: String) -> Query { Query(.text(text)) }

    /// By the accessibility label, or what is read in its place.
    public static func label(_ label: String) -> Query { Query(.label(label)) }

    /// A text or label with this in it.
    public static func containing(_ part: String) -> Query { Query(.containing(part)) }

    /// An input by what it shows while it is empty.
    public static func placeholder(_ placeholder: String) -> Query {
      Query(.placeholder(placeholder), Role.textInputs)
    }

    /// By the name that `accessibilityIdentifier(_:)` gave it.
    public static func identifier(_ identifier: String) -> Query {
      var query = Query()
      query.identifier = identifier
      return query
    }

    /// By what it is, and by name if one is given.
    public static func role(_ role: Role, _ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, [role])
    }

    /// A button or link, by what is on it; without a name any.
    public static func button(_ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, [.button, .link])
    }

    /// A toggle, by its label; without a name any.
    public static func toggle(_ name: String? = nil) -> Query { role(.toggle, name) }
    /// A slider, by its label; without a name any.
    public static func slider(_ name: String? = nil) -> Query { role(.slider, name) }
    /// A stepper, by its label; without a name any.
    public static func stepper(_ name: String? = nil) -> Query { role(.stepper, name) }
    /// A picker, by its label; without a name any.
    public static func picker(_ name: String? = nil) -> Query { role(.picker, name) }
    /// A progress view, by its label; without a name any.
    public static func progress(_ name: String? = nil) -> Query { role(.progress, name) }
    /// An image, by its label; without a name any.
    public static func image(_ name: String? = nil) -> Query { role(.image, name) }

    /// A text field, secure field or text editor.
    public static func textField(_ name: String? = nil) -> Query {
      Query(name.map { .any($0) }, Role.textInputs)
    }

    /// A row of a list, by its label or by one of the texts in it.
    public static func row(_ name: String? = nil) -> Query { role(.row, name) }

    /// What a view of this type shows; several elements if it shows several.
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

    /// One of several matches in reading order, from 0.
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
