import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewRuntime

/// `onTapGesture`.
struct TapModifier {
  let count: Int
  let action: () -> Void
  let counter: TapCounter
}

/// How many taps came one after the other.
@MainActor
final class TapCounter {
  var taps = 0
  nonisolated init() {}
}

/// A view that can be tapped, with its own count of taps.
struct Tappable<Content> {
  let content: Content
  let count: Int
  let action: () -> Void
  @State private var counter = TapCounter()

  init(content: Content, count: Int, action: @escaping () -> Void) {
    self.content = content
    self.count = count
    self.action = action
  }
}

extension Tappable: View where Content: View {
  var body: some View {
    content.modifier(TapModifier(count: count, action: action, counter: counter))
  }
}

extension TapModifier: LayoutModifier {
  typealias Body = Never

  func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    NodeContent(
      traits: environment.isEnabled ? [] : .disabled,
      actions: environment.isEnabled ? .activate : [])
  }

  static var environmentMask: EnvironmentMask { EnvironmentValues.isEnabledMask }

  func laysOutDifferently(from old: TapModifier) -> Bool { false }

  func handle(_ event: HostEvent, _ runtime: ViewRuntime) {
    guard case .activate = event else { return }
    counter.taps += 1
    guard counter.taps >= count else { return }
    counter.taps = 0
    action()
  }
}

extension View {
  /// Calls `action` when the view is tapped.
  ///
  /// - Parameter count: how many taps one after the other it takes.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    Tappable(content: self, count: count, action: action)
  }

  /// Calls `action` with the place of a tap, in coordinates of your choice.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }
}
