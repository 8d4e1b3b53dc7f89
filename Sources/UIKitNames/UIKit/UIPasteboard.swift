import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers
import ViewRuntime

/// The clipboard, in UIKit's words.
///
/// What is copied goes to the desktop's clipboard through the host, as text, and is kept in all its
/// forms; a terminal does not let a program read the clipboard, so what is read is what the app
/// copied last.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The clipboard, the only one there is.
  public static let general = UIPasteboard()

  private init() {}

  private var kept: [String] = []
  private var providers: [NSItemProvider] = []

  /// The first text that the app copied; nil if there is none.
  ///
  /// Setting it copies a text; setting nil empties the clipboard.
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
      copyToDesktop(kept)
    }
  }

  /// The first text that the app copied, as an address; nil if there is none.
  ///
  /// Plain words may come back as an address without a scheme: ask ``hasURLs`` first. Setting it
  /// copies an address, which the desktop gets as text; setting nil empties the clipboard.
  public var url: URL? {
    get { kept.first.flatMap(Self.address) }
    set {
      string = newValue?.absoluteString
      if let newValue { providers = [NSItemProvider(object: newValue)] }
    }
  }

  /// What a text says where it is an address, and not merely words that could be a part of one.
  private static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), let scheme = url.scheme else { return nil }
    return url.host != nil || ["file", "mailto", "tel", "sms"].contains(scheme) ? url : nil
  }

  /// All that was copied, in all its forms.
  public var itemProviders: [NSItemProvider] {
    get { providers }
    set {
      kept = []
      providers = newValue
      Task { await readTexts(of: newValue) }
    }
  }

  /// Copies things in all their forms.
  ///
  /// `localOnly` and `expirationDate` are not looked at: what can be had as text goes to the
  /// desktop, and stays.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    self.itemProviders = itemProviders
  }

  /// The desktop's clipboard holds texts: what can be had as one is copied there.
  private func readTexts(of items: [NSItemProvider]) async {
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
    if !shared.isEmpty { copyToDesktop(shared) }
  }

  private func copyToDesktop(_ texts: [String]) {
    ViewRuntime.current?.host.perform(.copy(texts.joined(separator: "\n")))
  }

  /// Whether the app copied texts.
  ///
  /// After ``itemProviders`` was set, true only once their texts have been read.
  public var hasStrings: Bool { !kept.isEmpty }
  /// Whether the first text that the app copied is an address.
  public var hasURLs: Bool { url != nil }
  /// How many things the app copied.
  public var numberOfItems: Int { providers.count }

  /// Whether one of the things that the app copied can be had as one of the types.
  ///
  /// - Parameter pasteboardTypes: names such as "public.png".
  public func contains(pasteboardTypes: [String]) -> Bool {
    providers.contains { provider in
      pasteboardTypes.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
