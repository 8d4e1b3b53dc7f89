import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers
import ViewRuntime

/// The clipboard, with UIKit's names.
///
/// Copied text goes to the desktop's clipboard through the host; copied items are kept in all their
/// representations. A terminal does not let a program read the clipboard, so reading returns what
/// the app copied last.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard; the only instance.
  public static let general = UIPasteboard()

  private init() {}

  private var kept: [String] = []
  private var providers: [NSItemProvider] = []

  /// The first text that the app copied; nil if there is none.
  ///
  /// Setting it copies text; setting nil empties the clipboard.
  public var string: String? {
    get { kept.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts that the app copied; nil if there are none.
  ///
  /// Setting it copies them; the desktop gets them as one text of several lines.
  public var strings: [String]? {
    get { kept.isEmpty ? nil : kept }
    set {
      kept = newValue ?? []
      providers = kept.map { NSItemProvider(object: $0) }
      copyToDesktop(kept, of: ViewRuntime.current?.host)
    }
  }

  /// The first text that the app copied, as a URL; nil if there is none.
  ///
  /// Plain words may be returned as a URL without a scheme: check ``hasURLs`` first. Setting it
  /// copies a URL, which the desktop gets as text; setting nil empties the clipboard.
  public var url: URL? {
    get { kept.first.flatMap(Self.address) }
    set {
      string = newValue?.absoluteString
      if let newValue { providers = [NSItemProvider(object: newValue)] }
    }
  }

  /// The URL in a text, if it is one and not just words that could be part of one.
  static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme else { return nil }
    return url.host != nil || ["file", "mailto", "tel", "sms"].contains(scheme) ? url : nil
  }

  /// All copied items, in all their representations.
  public var itemProviders: [NSItemProvider] {
    get { providers }
    set {
      kept = []
      providers = newValue
      // By the time that the texts are loaded, another window may have been active last.
      Task { [host = ViewRuntime.current?.host] in await readTexts(of: newValue, for: host) }
    }
  }

  /// Copies items in all their representations.
  ///
  /// `localOnly` and `expirationDate` are ignored: items with a text representation go to the
  /// desktop, and stay there.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    self.itemProviders = itemProviders
  }

  /// The desktop's clipboard holds text: items with a text representation are copied there.
  private func readTexts(of items: [NSItemProvider], for host: (any RenderHost)?) async {
    var (texts, shared): ([String], [String]) = ([], [])
    for item in items where item.offers(String.self) {
      let others = item.forOthers
      if others.offers(String.self), let text = try? await others.makeValue(String.self) {
        texts.append(text)
        shared.append(text)
      } else if let text = try? await item.makeValue(String.self) {
        texts.append(text)
      }
    }
    guard providers.elementsEqual(items, by: ===) else { return }
    kept = texts
    if !shared.isEmpty { copyToDesktop(shared, of: host) }
  }

  private func copyToDesktop(_ texts: [String], of host: (any RenderHost)?) {
    host?.perform(.copy(texts.joined(separator: "\n")))
  }

  /// Whether the app copied text.
  ///
  /// After ``itemProviders`` was set, true only once their texts have been loaded.
  public var hasStrings: Bool { !kept.isEmpty }
  /// Whether the first text that the app copied is a URL.
  public var hasURLs: Bool { url != nil }
  /// The number of items that the app copied.
  public var numberOfItems: Int { providers.count }

  /// Whether one of the copied items has a representation with one of the types.
  ///
  /// - Parameter pasteboardTypes: names such as "public.png".
  public func contains(pasteboardTypes: [String]) -> Bool {
    providers.contains { provider in
      pasteboardTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
