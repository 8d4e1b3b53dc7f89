import Controls
import CoreTransferable
import Foundation
import HostInterface
import ViewBasics
import ViewDrawing
import ViewRuntime
import ViewTexts

/// The label of a share link without a custom one.
public struct DefaultShareLinkLabel {
  let title: Text

  init(_ title: Text = Text(.library("Share"))) { self.title = title }
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
