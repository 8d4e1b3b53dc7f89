import Foundation
import HostInterface
import ViewRuntime

/// Decides which of a bar's items move to its menu, because the bar is too narrow for all of them.
///
/// Items move in order: they are listed by increasing importance, and the main action is last. It
/// stays as long as the shortest title fits beside it; navigation and cancelling actions never
/// move.
///
/// ```text
///   Orders                      Sort  Share  Print  New
///   Orders              Print  New  ⋯                       Sort, Share
///   Ord…  New  ⋯                                            Sort, Share, Print
/// ```
///
/// The program's view in place of the title moves last of all, and the title replaces it: a view
/// that cannot be shortened would push the menu itself out of the bar.
@MainActor
final class BarOverflow {
  /// All items that can move to the menu, wherever they are now; the least important first.
  var items: [RenderNode] = []
  /// Whether the program has a view in place of the title.
  var hasPrincipal = false
  /// The least width of the bar's views when that view moved.
  private var neededWithPrincipal: CGFloat = 0
  /// Whether the menu is always shown.
  var hasMenu = false
  /// The nodes in the bar's menus.
  let held = HeldItems()
  /// Called when the number of items in the menu changes.
  var changed: (Int) -> Void = { _ in }
  /// The number of leading items in the menu; one more than all means that the view in place of the
  /// title has moved, too.
  private(set) var count = 0
  /// The widths of the moved items.
  private var widths: [CGFloat] = []

  nonisolated init() {}

  /// Moves items to the menu or back.
  ///
  /// - Parameters:
  ///   - room: the width available for the bar's views.
  ///   - needed: the least width of the views that are shown.
  ///   - gap: the spacing between two views.
  func fit(_ room: CGFloat, needed: CGFloat, gap: CGFloat, _ runtime: ViewRuntime) {
    var (needed, count) = (needed, min(count, items.count + (hasPrincipal ? 1 : 0)))
    if count > items.count {
      guard neededWithPrincipal <= room else { return show(count, runtime) }
      count = items.count
      needed = neededWithPrincipal
    }
    widths.removeLast(max(0, widths.count - count))
    // The menu button is as wide as a short word.
    let menu = gap + 24
    while needed > room, count < items.count {
      let width = items[count].sizeThatFits(.unspecified).width + gap
      // Replacing the item by the menu button would save nothing.
      if count == 0, !hasMenu, items.count == 1, width <= menu { break }
      if count == 0, !hasMenu { needed += menu }
      needed -= width
      widths.append(width)
      count += 1
    }
    while let width = widths.last, count == widths.count {
      let freed = count == 1 && !hasMenu ? menu : 0
      guard needed + width - freed <= room else { break }
      needed += width - freed
      widths.removeLast()
      count -= 1
    }
    if needed > room, count == items.count, hasPrincipal {
      neededWithPrincipal = needed
      count += 1
    }
    show(count, runtime)
  }

  private func show(_ count: Int, _ runtime: ViewRuntime) {
    guard count != self.count else { return }
    self.count = count
    runtime.afterNextLayout { [weak self] in self?.tell() }
  }

  private func tell() { changed(count) }
}
