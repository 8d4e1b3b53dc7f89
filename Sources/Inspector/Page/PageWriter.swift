import Dispatch
import Foundation

/// Keeps a page on disk up to date with a journal: at most a few times a second, and always
/// atomically, so that a browser never reads half a page.
@MainActor
final class PageWriter {
  private static let pause = DispatchTimeInterval.milliseconds(250)

  private let file: URL
  private var journal: Journal?
  private let texts = StepTexts()
  private var isWaiting = false
  private var hasComplained = false

  init(file: URL) { self.file = file }

  /// Schedules a write, which includes everything recorded by then.
  func write(_ journal: Journal) {
    self.journal = journal
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.pause) { [weak self] in
      MainActor.assumeIsolated { self?.flush() }
    }
  }

  /// Writes pending changes now.
  func flush() {
    isWaiting = false
    guard let journal else { return }
    self.journal = nil
    write(InspectorPage(texts.json(journal), isRunning: true))
  }

  /// Writes the page that reports that the app has ended.
  func finish(_ journal: Journal) {
    self.journal = nil
    write(InspectorPage(texts.json(journal), isRunning: false))
  }

  private func write(_ page: InspectorPage) {
    do {
      try Data(page.html.utf8).write(to: file, options: .atomic)
    } catch  where !hasComplained {
      hasComplained = true
      let message = "The inspector could not write \(file.path): \(error.localizedDescription)\n"
      FileHandle.standardError.write(Data(message.utf8))
    } catch {}
  }
}
