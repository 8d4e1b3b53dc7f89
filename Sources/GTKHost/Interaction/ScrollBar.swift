#if GTK
  import Foundation
  import HostInterface

  /// The bar at the edge of a scroll view: its geometry for drawing and dragging.
  struct ScrollBar {
    let id: NodeID
    let isVertical: Bool
    /// Whether the bar is at the left edge, where lines end if they run from right to left.
    private let isAtStart: Bool
    /// The strip along the edge that takes presses.
    let track: CGRect
    /// The part of the strip that represents the visible content.
    let thumb: CGRect
    /// How far the content can scroll.
    private let range: CGFloat

    /// nil if there is nothing to scroll, or the bar is hidden.
    ///
    /// - Parameters:
    ///   - rect: the scroll view's frame, in the coordinates of the resulting bar.
    ///   - seen: the visible part of it, at whose edge the bar lies; nil: the part that the scroll
    ///     views around it show.
    init?(_ node: HostTree.Node, in rect: CGRect, seen: CGRect? = nil, isVertical: Bool) {
      guard let child = node.children.first, node.content.control?.style != .plain,
        node.content.actions.contains(.scroll)
      else { return nil }
      let view = isVertical ? rect.height : rect.width
      let total = isVertical ? child.frame.height : child.frame.width
      let offset = isVertical ? -child.frame.minY : -child.frame.minX
      guard total > view + 1, view > 40 else { return nil }
      id = node.id
      self.isVertical = isVertical
      range = total - view
      let length = min(view, max(32, view * view / total))
      let start = (view - length) * min(1, max(0, offset / range))
      let width: CGFloat = 12
      let seen = seen ?? node.partInSight(of: rect)
      isAtStart = isVertical && node.content.traits.contains(.mirrored)
      if isVertical {
        let edge =
          isAtStart ? max(rect.minX, seen.minX) : min(rect.maxX, seen.maxX) - width
        track = CGRect(x: edge, y: rect.minY, width: width, height: view)
        thumb = CGRect(x: track.minX, y: rect.minY + start, width: width, height: length)
      } else {
        let edge = min(rect.maxY, seen.maxY)
        track = CGRect(x: rect.minX, y: edge - width, width: view, height: width)
        thumb = CGRect(x: rect.minX + start, y: track.minY, width: length, height: width)
      }
    }

    /// The mark within ``thumb``, near the far edge of the strip that takes presses.
    var mark: CGRect {
      if !isVertical {
        return CGRect(x: thumb.minX + 2, y: thumb.maxY - 7, width: thumb.width - 4, height: 4)
      }
      return CGRect(
        x: isAtStart ? thumb.minX + 3 : thumb.maxX - 7, y: thumb.minY + 2, width: 4,
        height: thumb.height - 4)
    }

    func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    /// Returns the content's offset for a start of the thumb.
    func offset(forStart start: CGFloat) -> CGFloat {
      let (origin, length) =
        isVertical
        ? (track.minY, track.height - thumb.height)
        : (track.minX, track.width - thumb.width)
      return length > 0 ? min(1, max(0, (start - origin) / length)) * range : 0
    }
  }

  extension HostTree.Node {
    /// - Parameter rect: the node's own frame, in any coordinates.
    fileprivate func partInSight(of rect: CGRect) -> CGRect {
      let own = absoluteFrame
      var seen = own
      var current = parent
      while let node = current {
        if node.isScrollContainer { seen = seen.overlap(with: node.absoluteFrame) }
        current = node.parent
      }
      guard !seen.isNull else { return rect }
      return seen.offsetBy(dx: rect.minX - own.minX, dy: rect.minY - own.minY)
    }
  }

  /// A drag of a scroll bar's thumb.
  struct ScrollBarDrag {
    let id: NodeID
    let isVertical: Bool
    /// The distance from the thumb's start to the pointer.
    let grip: CGFloat
  }

  extension GTKHost {
    /// Returns the scroll bar at a point of the layout's window, of the innermost scroll view that
    /// has one there.
    func scrollBar(at point: CGPoint, on surface: Surface) -> ScrollBar? {
      for view in scrollViews(round: surface.hit(point)) {
        for isVertical in [true, false] {
          let bar = ScrollBar(view, in: view.absoluteFrame, isVertical: isVertical)
          if let bar, bar.track.contains(point) { return bar }
        }
      }
      return nil
    }

    /// Handles a press on a scroll bar: grabs the thumb, or scrolls a page towards the press.
    func press(_ bar: ScrollBar, at point: CGPoint) {
      let place = bar.along(point)
      let (start, end) =
        bar.isVertical ? (bar.thumb.minY, bar.thumb.maxY) : (bar.thumb.minX, bar.thumb.maxX)
      if (start...end).contains(place) {
        pointer.drag = .scrollBar(
          ScrollBarDrag(id: bar.id, isVertical: bar.isVertical, grip: place - start))
      } else if let view = tree[bar.id] {
        let page = (bar.isVertical ? view.frame.height : view.frame.width) * 0.9
        let step = place < start ? -page : page
        scroll(view, by: CGPoint(x: bar.isVertical ? 0 : step, y: bar.isVertical ? step : 0))
      }
    }

    func drag(_ drag: ScrollBarDrag, to point: CGPoint) {
      guard let view = tree[drag.id],
        let bar = ScrollBar(view, in: view.absoluteFrame, isVertical: drag.isVertical)
      else { return }
      let target = bar.offset(forStart: bar.along(point) - drag.grip)
      var offset = scrollOffset(of: view)
      if drag.isVertical { offset.y = target } else { offset.x = target }
      scroll(view, to: offset)
    }
  }
#endif
