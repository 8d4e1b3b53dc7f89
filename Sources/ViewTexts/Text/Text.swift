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
/// Text wraps to the proposed width, takes at least one line, is never wider than it needs to be,
/// and is truncated where it does not fit (S11.14). Modifiers nearest to the text override those
/// further out.
public struct Text: Equatable, Sendable {
  /// Rare or large cases are boxed: a plain string costs no allocation.
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
    /// The spoken replacement.
    case spoken(Text)
    case heading
  }

  package let storage: Storage
  /// The changes, innermost first.
  package var changes: [Change] = []

  package nonisolated init(_ storage: Storage) { self.storage = storage }

  package nonisolated func changed(_ change: Change) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }
}

extension Text {
  /// Makes a text that shows a string verbatim: no lookup, no markdown.
  public nonisolated init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Makes a text that shows a string value verbatim.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Makes a text that is looked up in the bundle's tables and shows its markdown.
  ///
  /// - Parameter comment: for translators; not used at run time.
  public nonisolated init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName, bundle: bundle))
  }

  /// Makes a text that shows a string with attributes: font, colour, link ... A literal never has
  /// this type.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// Makes a text that shows a symbol or picture as a character.
  public nonisolated init(_ image: Image) { self.init(.image(image)) }

  /// Concatenates two texts into one paragraph.
  public static nonisolated func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }
}
