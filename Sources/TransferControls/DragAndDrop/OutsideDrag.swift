import CoreTransferable
import Foundation
import HostInterface
import UniformTypeIdentifiers
import ViewRuntime

/// A drag that another app started and that is over one of this app's windows.
@MainActor
package final class OutsideDrag {
  private unowned let runtime: ViewRuntime
  private var session: DragSession?
  private var items: [OfferedItem] = []

  package init(_ runtime: ViewRuntime) { self.runtime = runtime }

  /// - Parameter items: the offered items; empty while they are unknown.
  package func receive(_ drag: HostEvent.Drag, _ items: [OfferedItem]) {
    switch drag.phase {
    case .began, .moved:
      if let session = session(items) { session.move(drag) }
    case .ended:
      if let session = session(items) { _ = session.drop(drag) }
      session = nil
    case .cancelled, .exited, .hovered:
      session?.cancel(drag)
      session = nil
    }
    runtime.requestFrame()
  }

  private func session(_ items: [OfferedItem]) -> DragSession? {
    if session == nil || items != self.items, !items.isEmpty {
      session = DragSession(items.map(\.provider), runtime)
      self.items = items
    }
    return session
  }
}

extension OfferedItem {
  fileprivate var provider: NSItemProvider {
    switch self {
    case .text(let text):
      NSItemProvider(item: text, typeIdentifier: UTType.utf8PlainText.identifier)
    case .url(let url) where url.isFileURL:
      NSItemProvider(contentsOf: url)
        ?? NSItemProvider(item: url, typeIdentifier: UTType.fileURL.identifier)
    case .url(let url): NSItemProvider(item: url, typeIdentifier: UTType.url.identifier)
    }
  }
}
