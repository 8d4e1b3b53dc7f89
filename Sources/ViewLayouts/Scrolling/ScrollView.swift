import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A view over a larger content that the user moves by wheel, keys or finger.
///
/// ```swift
/// ScrollView {
///   LazyVStack { ForEach(messages) { MessageRow(message: $0) } }
/// }
/// ```
///
/// Along its axes it takes the room that it is offered and offers the content all it wants
/// (S11.15). Several views inside stand in a column.
public struct ScrollView<Content: View> {
  /// What is moved.
  public var content: Content
  /// Along which axes it can be moved.
  public var axes: Axis.Set
  /// False hides the indicators; true leaves them to `scrollIndicators(_:axes:)`.
  public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
  public typealias Body = Never

  /// A view over a content that may be larger, to be moved up and down, to the sides, or both.
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
