import Foundation
import HostInterface
import ViewRuntime

/// The clipboard, in UIKit's words.
///
/// What is copied goes to the desktop's clipboard through the host, and is kept; a terminal does not
/// let a program read the clipboard, so what is read is what the app copied last.
@MainActor
public final class UIPasteboard {
  public static let general = UIPasteboard()

  private init() {}

  private var kept: [String] = []

  public var string: String? {
    get { kept.first }
    set { strings = newValue.map { [$0] } }
  }

  public var strings: [String]? {
    get { kept.isEmpty ? nil : kept }
    set {
      kept = newValue ?? []
      ViewRuntime.current?.host.perform(.copy(kept.joined(separator: "\n")))
    }
  }

  public var url: URL? {
    get { kept.first.flatMap { URL(string: $0) } }
    set { string = newValue?.absoluteString }
  }

  public var hasStrings: Bool { !kept.isEmpty }
  public var hasURLs: Bool { url?.scheme != nil }
}
