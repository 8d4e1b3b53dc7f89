/// A place that presents one thing at a time: a window, or something presented itself.
@MainActor
protocol PresentationContext: Element {
  var presentations: PresentationQueue { get }
}

/// Decides what is shown for one context, and what must wait.
///
///     sheet A ──asks──▶ shown
///     sheet B ──asks──▶ waits (D16) ──A is closed──▶ shown
///
/// Openings are settled after the update in which they were requested, so that it does not matter
/// whether the presenter that closes or the one that opens comes first in the tree.
@MainActor
final class PresentationQueue {
  private weak var shown: (any Presenter)?
  private var waiting: [WeakPresenter] = []
  private var isScheduled = false

  private struct WeakPresenter {
    weak var presenter: (any Presenter)?
    var depth: Int { presenter?.depth ?? 0 }
  }

  func append(_ presenter: any Presenter) {
    guard !waiting.contains(where: { $0.presenter === presenter }) else { return }
    waiting.append(WeakPresenter(presenter: presenter))
    schedule(presenter.runtime)
  }

  /// Called when the presenter's content is closed, or the presenter is gone.
  func remove(_ presenter: any Presenter) {
    waiting.removeAll { $0.presenter === presenter }
    if shown === presenter {
      shown = nil
      if !waiting.isEmpty { schedule(presenter.runtime) }
    }
  }

  private func schedule(_ runtime: ViewRuntime) {
    guard !isScheduled else { return }
    isScheduled = true
    runtime.updateQueue.append(runtime.transaction) { [weak self] in self?.settle() }
  }

  private func settle() {
    isScheduled = false
    // A view that leaves gives way to the one that takes its place.
    if let shown, shown.isInExitTransition,
      waiting.contains(where: { $0.presenter?.wantsToOpen == true })
    {
      shown.close()
    }
    var kept: [WeakPresenter] = []
    // Of several presenters around the same view, the one that was written first goes first.
    let waiting = waiting.enumerated()
      .sorted { ($0.element.depth, $1.offset) > ($1.element.depth, $0.offset) }.map(\.element)
    for entry in waiting {
      guard let presenter = entry.presenter, presenter.wantsToOpen else { continue }
      guard presenter.form.isExclusive else {
        presenter.open()
        continue
      }
      if let shown {
        if !presenter.form.isAdaptation { report(presenter, behind: shown) }
        kept.append(entry)
      } else {
        shown = presenter
        presenter.open()
      }
    }
    self.waiting = kept
  }

  private func report(_ presenter: any Presenter, behind shown: any Presenter) {
    Diagnostics.report(
      .secondSheet,
      "A second presentation (\(presenter.form.style.rawValue)) was asked for where one "
        + "(\(shown.form.style.rawValue)) is shown already; it waits until that one is closed. Close the "
        + "first one before, or attach the second one to a view inside of the first.")
  }
}
