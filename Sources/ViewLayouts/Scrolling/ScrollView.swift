import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A view onto larger content, which the user scrolls with the wheel, keys or a finger.
///
/// ```swift
/// ScrollView {
///   LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ```
///
/// Along its axes it takes the proposed length and proposes nil to the content, which gets its
/// ideal length (S11.15). Several views inside form a column.
public struct ScrollView<Content: View> {
  /// The scrolled content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// False hides the indicators; true leaves them to `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  /// Makes a scroll view that scrolls vertically, horizontally, or both.
  ///
  /// ```swift
  /// ScrollView(.horizontal, showsIndicators: false) {
  ///   HStack { ForEach(photos) { PhotoView(photo: $0) } }
  /// }
  /// ```
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView, ScrollContainerView where Content: View {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    let showsIndicators = showsIndicators && environment.showsScrollIndicators(axes)
    let isEnabled = environment.isScrollEnabled
    return NodeContent(
      role: .scrollView, traits: isEnabled ? [] : .disabled,
      actions: isEnabled ? .scroll : [],
      control: ControlSpec(kind: .scrollView, style: showsIndicators ? .automatic : .plain))
  }

  package static var environmentMask: EnvironmentMask { EnvironmentValues.scrollMask }
}
