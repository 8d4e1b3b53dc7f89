import Foundation

/// The inline markdown marks of a range of text. Foundation on Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt
  /// Makes the marks of a bit pattern; unnamed bits are kept and have no effect.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Single asterisks: shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Double asterisks: shown bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Backticks: shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Double tildes: shown struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// Parses inline markdown. Foundation on Linux does not have it.
  public init(markdown: String) throws { self = Markdown.parse(markdown) }

  /// Options for parsing markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of the markdown syntax is parsed.
    public enum InterpretedSyntax: Int, Sendable {
      /// Like inline only: blocks, such as headings and lists, stay as written.
      case full
      /// Line breaks become spaces.
      case inlineOnly
      /// Line breaks are preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// What to do about markdown that cannot be parsed.
    public enum FailurePolicy: Int, Sendable {
      /// Throws; but parsing never fails here.
      case throwError
      /// Returns what can be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether custom attributes are parsed; here they never are.
    public var allowsExtendedAttributes: Bool
    /// How line breaks are treated; blocks are never parsed.
    public var interpretedSyntax: InterpretedSyntax
    /// What to do about markdown that cannot be parsed; no effect, because parsing never fails.
    public var failurePolicy: FailurePolicy
    /// The language of the text; no effect.
    public var languageCode: String?

    /// Makes options; only `interpretedSyntax` has an effect here.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Parses markdown.
  ///
  /// ```swift
  /// try AttributedString(
  ///   markdown: message, options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace))
  /// ```
  ///
  /// - Parameter baseURL: what addresses in the text are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil
  ) throws {
    let source =
      options.interpretedSyntax == .inlineOnly
      ? markdown.split(whereSeparator: \.isNewline).joined(separator: " ") : markdown
    self = Markdown.parse(source)
    guard let baseURL else { return }
    for run in runs {
      if let link = run.link, link.scheme == nil {
        self[run.range].link = URL(string: link.relativeString, relativeTo: baseURL)?.absoluteURL
      }
    }
  }

  /// Parses markdown from UTF-8 data; invalid bytes become replacement characters.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
