import Foundation
import HostInterface
import ViewRuntime

/// Which of a bar's items stand in its menu, because the bar is too narrow for all of them.
///
/// The first ones go first: items are given in the order of their weight, and the main action is
/// the last. That one stays as long as the shortest title has room beside it; what leads elsewhere
/// or closes the screen is not among them.
///
/// ```text
///   Orders                      Sort  Share  Print  New
///   Orders              Print  New  ⋯                       Sort, Share
///   Ord…  New  ⋯                                            Sort, Share, Print
/// ```
///
/// What the program has in the title's place goes last of all, and the title comes instead: it may
/// be something that cannot be shortened, and would push the menu itself out of the bar.
@MainActor
final class BarOverflow {
  /// All that may stand in the menu, wherever they stand now; the least important first.
  var items: [RenderNode] = []
  /// Whether the program has something in the title's place.
  var hasPrincipal = false
  /// What the bar's views took at least when that went.
  private var neededWithPrincipal: CGFloat = 0
  /// Whether the menu is there in any case.
  var hasMenu = false
  /// What the bar's menus hold.
  let held = HeldItems()
  /// Called when another number of them is to stand in the menu.
  var changed: (Int) -> Void = { _ in }
  /// How many of the first ones stand in the menu; one more: what was in the title's place, too.
  private(set) var count = 0
  /// How wide those were.
  private var widths: [CGFloat] = []

  nonisolated init() {}

  /// Moves items to the menu or back.
  ///
  /// - Parameters:
  ///   - room: for the bar's views.
  ///   - needed: what those that are shown take at least.
  ///   - gap: between two of them.
  func fit(_ room: CGFloat, needed: CGFloat, gap: CGFloat, _ runtime: ViewRuntime) {
    var (needed, count) = (needed, min(count, items.count + (hasPrincipal ? 1 : 0)))
    if count > items.count {
      guard neededWithPrincipal <= room else { return show(count, runtime) }
      count = items.count
      needed = neededWithPrincipal
    }
    widths.removeLast(max(0, widths.count - count))
    // A menu takes as much as a short word.
    let menu = gap + 24
    while needed > room, count < items.count {
      let width = items[count].sizeThatFits(.unspecified).width + gap
      // The menu in its place would be no help.
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
