import Foundation
import HostInterface
import LayoutCore

/// The animation of a node whose frame or content has not reached its final value yet.
///
/// The model is final immediately; the host is sent the values in between. No body runs for them.
@MainActor
final class NodeMotion: Motion {
  private unowned(unsafe) let node: RenderNode
  private var frames = Animator<CGRect.AnimatableData>()
  private var contents = Animator<NumberVector>()
  private var frameLeft = CGRect.AnimatableData.zero
  private var contentLeft = NumberVector.zero
  /// A text or picture that is being replaced by another one.
  private var change: (former: Leaf, style: ContentChange.Style, left: Double)?
  private var changes = Animator<Double>()
  /// The frame and content according to the node's layout and content.
  private(set) var frame: CGRect
  private(set) var content: NodeContent

  init(_ node: RenderNode, frame: CGRect, content: NodeContent) {
    self.node = node
    self.frame = frame
    self.content = content
  }

  private var runtime: ViewRuntime { node.runtime }
  private var isOver: Bool { frames.isIdle && contents.isIdle && changes.isIdle }

  func step() -> Bool {
    let time = runtime.frameTime
    if !frames.isIdle {
      frameLeft = frames.remaining(at: time)
      node.markMoved()
    }
    if !contents.isIdle {
      contentLeft = contents.remaining(at: time)
      node.markContentDirty()
    }
    if !changes.isIdle {
      change?.left = changes.remaining(at: time)
      if changes.isIdle { change = nil }
      node.markContentDirty()
    }
    guard isOver else { return true }
    node.motion = nil
    return false
  }

  func add(_ way: CGRect.AnimatableData, _ animation: Animation, _ ends: [AnimationCompletion]?) {
    frames.add(
      way, animation, at: runtime.frameTime, ends, environment: runtime.rootScope.values)
    frameLeft = frames.remaining(at: runtime.frameTime)
    runtime.start(self)
  }

  func add(_ way: NumberVector, _ animation: Animation, _ ends: [AnimationCompletion]?) {
    contents.add(
      way, animation, at: runtime.frameTime, ends, environment: runtime.rootScope.values)
    contentLeft = contents.remaining(at: runtime.frameTime)
    runtime.start(self)
  }

  func add(
    _ former: Leaf, _ style: ContentChange.Style, _ animation: Animation,
    _ ends: [AnimationCompletion]?
  ) {
    // The current change ends where it is.
    changes.stop()
    changes.add(1, animation, at: runtime.frameTime, ends, environment: runtime.rootScope.values)
    change = (former, style, changes.remaining(at: runtime.frameTime))
    runtime.start(self)
  }

  func shown(_ target: CGRect) -> CGRect {
    frame = target
    guard frameLeft != .zero else { return target }
    var shown = target
    shown.animatableData -= frameLeft
    // A spring may overshoot.
    shown.size = CGSize(width: max(shown.width, 0), height: max(shown.height, 0))
    return shown
  }

  func shown(_ target: NodeContent) -> NodeContent {
    if !contentLeft.isZero, target.numberCount != contentLeft.numbers.count {
      contents.stop()
      contentLeft = .zero
    }
    content = target
    var shown = target.behind(contentLeft)
    if let change {
      shown.effects.append(
        .contentChange(
          ContentChange(former: change.former, style: change.style, progress: 1 - change.left)))
    }
    return shown
  }
}

extension RenderNode {
  /// Returns the frame to send to the host, which may lag behind the node's own.
  func shownFrame(_ target: CGRect) -> CGRect {
    let former = motion?.frame ?? hostFrame
    if former != target, !former.isNull, let (animation, ends) = runtime.animation(of: self) {
      var way = target
      // A text gets its full size immediately: while growing, it would be truncated.
      if case .text? = content?.leaf, target.width > former.width {
        way.size.width = former.width
      }
      moving.add(way.animatableData - former.animatableData, animation, ends)
    }
    return motion?.shown(target) ?? target
  }

  /// Returns the content to send to the host, which may lag behind the node's own.
  func shownContent(_ target: NodeContent) -> NodeContent {
    if let former = motion?.content ?? sentContent, former != target,
      let (animation, ends) = runtime.animation(of: self)
    {
      if let way = target.way(from: former) { moving.add(way, animation, ends) }
      if let contentChange, target.leaf.saysElse(than: former.leaf) {
        moving.add(
          former.leaf, contentChange.hostStyle(after: formerContentChange), animation, ends)
      }
    }
    return motion?.shown(target) ?? target
  }

  var moving: NodeMotion {
    if let motion { return motion }
    let made = NodeMotion(
      self, frame: hostFrame, content: sentContent ?? content ?? NodeContent())
    motion = made
    return made
  }
}

extension ViewRuntime {
  /// Returns whether a node that the host shows is being animated.
  package func isMoving(_ id: NodeID) -> Bool { nodes[id]?.motion != nil }

  /// Returns the animation for a node's change that waits for the commit; nil if there is none.
  func animation(of node: RenderNode) -> (Animation, [AnimationCompletion]?)? {
    guard mayAnimate else { return nil }
    let transaction =
      node.transactions?.transaction(waitingTransaction) ?? waitingTransaction
    guard let animation = transaction.animation else { return nil }
    var ends = transaction.completions
    if let own = nodeCompletions[node.id] { ends = (ends ?? []) + own }
    return (animation, ends)
  }
}
