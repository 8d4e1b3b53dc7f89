import Foundation

/// Delivers the URLs that the app was asked to open.
@MainActor
package final class OpenedURLs {
  fileprivate final class Handler {
    var action: (URL) -> Void
    init(_ action: @escaping (URL) -> Void) { self.action = action }
  }

  fileprivate var handlers: [Handler] = []
  /// The URLs that arrived before there was a handler.
  private var waiting: [URL] = []

  init() {}

  /// Passes a URL to all handlers; URLs that arrive before there is a handler go to the first one.
  package func open(_ url: URL) {
    guard !handlers.isEmpty else { return waiting.append(url) }
    for handler in handlers { handler.action(url) }
  }

  fileprivate func add(_ handler: Handler) {
    handlers.append(handler)
    let urls = waiting
    waiting = []
    urls.forEach(handler.action)
  }
}

/// The modifier behind `onOpenURL(perform:)`.
struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: LifecycleModifier {
  typealias Body = Never

  func makeStorage(_ owner: LifecycleOwner) -> Storage { Storage(OpenedURLs.Handler(action)) }

  final class Storage {
    fileprivate let handler: OpenedURLs.Handler
    fileprivate init(_ handler: OpenedURLs.Handler) { self.handler = handler }
  }

  func appeared(_ storage: inout Storage, _ owner: LifecycleOwner) {
    owner.runtime.openedURLs.add(storage.handler)
  }

  func updated(from old: Self, _ storage: inout Storage, _ owner: LifecycleOwner) {
    storage.handler.action = action
  }

  func disappeared(_ storage: inout Storage, _ owner: LifecycleOwner) {
    let handler = storage.handler
    owner.runtime.openedURLs.handlers.removeAll { $0 === handler }
  }
}
