import Foundation
import HostInterface
import ViewBasics
import ViewRuntime

/// A button that hands something over to other apps: here, by copying it.
///
/// ```swift
/// ShareLink(item: article.url)
/// ShareLink("Share the recipe", item: recipe.text)
/// ```
///
/// Texts and addresses are copied to the clipboard, several of them line by line.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label> {
  let data: Data
  let subject: Text?
  let message: Text?
  let label: Label
  @Environment(\.hostCommands) private var host
  @Environment(\.self) private var environment

  nonisolated init(data: Data, subject: Text?, message: Text?, label: Label) {
    self.data = data
    self.subject = subject
    self.message = message
    self.label = label
  }
}

/// The label of a share link that was given none.
public struct DefaultShareLinkLabel {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    ViewBasics.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: View where Label: View {
  public var body: some View {
    Button {
      let texts = [message?.string(in: environment)].compactMap { $0 } + data.map(ShareText.of)
      host.perform(.copy(texts.joined(separator: "\n")))
    } label: {
      label
    }
    .accessibilityHint("Copies")
  }
}

enum ShareText {
  static func of(_ item: Any) -> String {
    switch item {
    case let url as URL: url.isFileURL ? url.path : url.absoluteString
    case let text as AttributedString: String(text.characters)
    default: "\(item)"
    }
  }
}

/// How something that is shared is shown before.
public struct SharePreview<PreviewImage, Icon> {
  let title: Text

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: PreviewImage, icon: Icon
  ) {
    title = Text(titleKey)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: PreviewImage, icon: Icon) {
    self.title = Text(title)
  }
}

extension SharePreview where PreviewImage == Never, Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  public nonisolated init(_ titleKey: LocalizedStringKey, image: PreviewImage) {
    title = Text(titleKey)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: PreviewImage) {
    self.title = Text(title)
  }
}
