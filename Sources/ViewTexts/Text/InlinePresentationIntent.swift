import Foundation

/// What inline markdown says of a stretch of text. Foundation on Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt
  /// The marks of a bit pattern; bits without a name are kept and show nothing.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Between single stars: shown in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Between double stars: shown bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Between backticks: shown in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Between double tildes: shown crossed out.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// Reads inline markdown. Foundation on Linux does not have it.
  public init(markdown: String) throws { self = Markdown.parse(markdown) }

  /// How markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of markdown is read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, such as headings and lists, stay as they are written here.
      case full
      /// A line goes on in the next one.
      case inlineOnly
      /// Lines end where they end in the source.
      case inlineOnlyPreservingWhitespace
    }

    /// What is done about markdown that cannot be read.
    public enum FailurePolicy: Int, Sendable {
      /// Throws; but there is no markdown here that cannot be read.
      case throwError
      /// Takes what can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether marks of a program's own are read; they never are here.
    public var allowsExtendedAttributes: Bool
    /// What happens to lines; blocks are not read in any case.
    public var interpretedSyntax: InterpretedSyntax
    /// What is done about markdown that cannot be read; no effect, as reading never fails.
    public var failurePolicy: FailurePolicy
    /// The language of the text; no effect.
    public var languageCode: String?

    /// Options; only `interpretedSyntax` changes something here.
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

  /// Reads markdown.
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

  /// Reads markdown from UTF-8 data; bytes that are no text become replacement characters.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
