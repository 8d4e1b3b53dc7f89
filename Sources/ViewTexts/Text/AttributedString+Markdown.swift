import Foundation

extension AttributedString {
  /// Parses markdown with its blocks, which are the string's `presentationIntent` (S16.8).
  /// Foundation on Linux does not have it.
  public init(markdown: String) throws { self = MarkdownBlocks(markdown).result }

  /// Options for parsing markdown.
  public struct MarkdownParsingOptions: Sendable {
    /// How much of the markdown syntax is parsed.
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, such as headings and lists, become the `presentationIntent` of their words, which
      /// follow each other without breaks.
      case full
      /// Blocks stay as written, and line breaks become spaces, unless two spaces or a backslash
      /// stand before them.
      case inlineOnly
      /// Blocks and line breaks stay as written.
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
    /// Whether blocks are parsed, and how line breaks are treated.
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
    switch options.interpretedSyntax {
    case .full: self = MarkdownBlocks(markdown).result
    case .inlineOnly:
      let lines = markdown.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      self = Markdown.parse(lines.joined(separator: "\n"), breaksLines: true)
    case .inlineOnlyPreservingWhitespace: self = Markdown.parse(markdown)
    }
    if let baseURL { resolve(from: baseURL) }
  }

  private mutating func resolve(from baseURL: URL) {
    func resolved(_ url: URL) -> URL? {
      URL(string: url.relativeString, relativeTo: baseURL)?.absoluteURL
    }
    for run in runs {
      if let link = run.link, link.scheme == nil { self[run.range].link = resolved(link) }
      if let image = run.imageURL, image.scheme == nil {
        self[run.range].imageURL = resolved(image)
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

  /// Parses a markdown file, or what a server returns; the file is read at once.
  ///
  /// - Parameter baseURL: what addresses in the text are relative to.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
