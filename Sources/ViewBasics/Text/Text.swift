import HostInterface
import LayoutCore
import ViewRuntime

/// One or more lines of read-only text.
///
/// ```swift
/// Text("Hello, \(name)!").font(.headline)
/// ```
public struct Text {
  package let string: String

  public nonisolated init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) { string = String(content) }
}

extension Text: View {
  public typealias Body = Never
}

extension Text: PrimitiveView, LeafView {
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent {
    NodeContent(role: .text, leaf: .text(TextContent(string)))
  }
}
