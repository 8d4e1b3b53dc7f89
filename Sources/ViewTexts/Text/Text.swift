import Foundation
import HostInterface
import LayoutCore
import ViewDrawing
import ViewRuntime

/// One or more lines of read-only text.
///
/// ```swift
/// Text("Hello, **\(name)**!").font(.headline)
/// Text(verbatim: "{raw}").monospaced()
/// Text(price, format: .currency(code: "EUR"))
/// Text("a").bold() + Text("b")
/// ```
///
/// A string literal is a `LocalizedStringKey`: it is looked up in the bundle's tables, and its
/// markdown is shown. A `String` value is shown as it is.
///
/// Text wraps to the width that it is offered, takes at least one line, is never wider than it
/// needs to be, and is truncated where there is no room (S11.14). Modifiers nearest to the text win
/// over those further out.
public struct Text: Equatable, Sendable {
  /// What is rare or large is boxed: a plain string costs no allocation.
  package enum Storage: Equatable, Sendable {
    case verbatim(String)
    indirect case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    indirect case attributed(AttributedString)
    indirect case joined(Text, Text)
    indirect case image(Image)
    indirect case moment(Moment)
    indirect case formatted(FormattedValue)
  }

  package enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(Font.Width?)
    case design(Font.Design?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case underline(LinePattern)
    case strikethrough(LinePattern)
    case kerning(Double)
    case tracking(Double)
    case baselineOffset(Double)
    case foreground(ComparableStyle?)
    case secondaryScale(Bool)
    case custom(CustomTextAttribute)
    /// What clients hear instead.
    case spoken(Text)
    case heading
  }

  package let storage: Storage
  /// The innermost first.
  package var changes: [Change] = []

  package nonisolated init(_ storage: Storage) { self.storage = storage }

  package nonisolated func changed(_ change: Change) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Text {
  /// Shows a string as it is: not looked up, no markdown.
  public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Shows a string value as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Looks a text up in the bundle's tables and shows its markdown.
  ///
  /// - Parameter comment: for translators; not used at run time.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// Shows a string with attributes: font, colour, link ... A literal is never meant as one.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Shows a symbol or picture as a character of the text.
  public nonisolated init(_ image: Image) { self.init(.image(image)) }

  /// The two texts one after the other, as one paragraph.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}
