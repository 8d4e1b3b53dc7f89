import Foundation

/// What inline markdown says of a stretch of text. Foundation on Linux does not have it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// Reads inline markdown. Foundation on Linux does not have it.
  public init(markdown: String) throws { self = Markdown.parse(markdown) }

  /// How markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      /// Blocks, such as headings and lists, stay as they are written here.
      case full
      /// A line goes on in the next one.
      case inlineOnly
      /// Lines end where they end in the source.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?

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

  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
