import Controls
import CoreTransferable
import Foundation
import HostInterface
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// A button that shares items with other apps: here, by copying them.
///
/// ```swift
/// ShareLink(item: article.url)
/// ShareLink("Share the recipe", item: recipe, preview: SharePreview(recipe.name))
/// ```
///
/// Texts and URLs are copied to the clipboard, several of them on separate lines; other items as
/// the text or URL that they export, or else as the title of their preview.
///
/// - Note: In part without effect: copies; the preview is not shown.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where
  Data: RandomAccessCollection, Data.Element: Transferable, PreviewImage: Transferable,
  PreviewIcon: Transferable
{
  let data: Data
  let subject: Text?
  let message: Text?
  let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
  let label: Label
  @Environment(\.hostCommands) private var host
  @Environment(\.self) private var environment

  nonisolated init(
    _ data: Data, _ subject: Text?, _ message: Text?,
    _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
  ) {
    self.data = data
    self.subject = subject
    self.message = message
    self.preview = preview
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      share()
    } label: {
      label
    }
    .accessibilityHint(Text(.library("Copies")))
  }

  @MainActor
  private func share() {
    let told = [message?.string(in: environment)].compactMap { $0 }
    let items = data.map { item in
      ShareText.Item(
        title: preview?(item).title.string(in: environment), known: ShareText.known(item),
        export: ShareText.exported(item))
    }
    let host = host
    ShareText.collect(items) { host.perform(.copy((told + $0).joined(separator: "\n"))) }
  }
}

@MainActor
enum ShareText {
  struct Item {
    let title: String?
    let known: String?
    let export: @MainActor () async -> String?
  }

  /// Passes on a text for each item; synchronously if all are known.
  static func collect(_ items: [Item], _ receive: @escaping ([String]) -> Void) {
    let known = items.compactMap(\.known)
    guard known.count < items.count else { return receive(known) }
    Task {
      var lines: [String] = []
      for item in items {
        if let line = await item.export() ?? item.title { lines.append(line) }
      }
      receive(lines)
    }
  }

  /// Returns the text of an item that has one without loading.
  static func known(_ item: some Transferable) -> String? {
    switch item {
    case let text as String: text
    case let url as URL: url.isFileURL ? url.path : url.absoluteString
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }

  /// Returns a closure that loads the text or URL that an item exports.
  static func exported(_ item: some Transferable) -> @MainActor () async -> String? {
    if let known = known(item) { return { known } }
    let offered = NSItemProvider()
    offered.offer(item)
    let provider = offered.forOthers
    return {
      if let text = try? await provider.makeValue(String.self) { return text }
      guard let url = try? await provider.makeValue(URL.self) else { return nil }
      return known(url)
    }
  }
}
