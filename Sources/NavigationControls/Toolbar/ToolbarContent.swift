import ViewRuntime

/// Items for the bars of a screen: ``ToolbarItem``, ``ToolbarItemGroup``, or a custom type composed
/// of those.
///
/// ```swift
/// struct EditingToolbar: ToolbarContent {
///   @Binding var isBold: Bool
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .bottomBar) { Toggle("Bold", isOn: $isBold) }
///     ToolbarItem(placement: .confirmationAction) { SaveButton() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of `body`; `Never` for the library's primitive types.
  associatedtype Body: ToolbarContent

  /// The items. Evaluated again when a value that it reads changes.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Primitive items have no body; reading it is a programming error (D23).
  public var body: Never {
    Diagnostics.fatal(
      .misuse,
      "body of \(Self.self) was called. It is a primitive toolbar item and has none: put it into a "
        + "toolbar's closure instead of calling it.")
  }
}

/// Toolbar content that is backed by a view, not by other content.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Shown: View
  var shown: Shown { get }
}

/// Toolbar content as a node of the view tree, so that it is mounted and updated like a view.
public struct _ToolbarContentView<Content> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension _ToolbarContentView: View where Content: ToolbarContent {
  public var body: AnyView {
    guard let primitive = content as? any PrimitiveToolbarContent else {
      return AnyView(ToolbarContentBody(content: content))
    }
    func open<P: PrimitiveToolbarContent>(_ primitive: P) -> AnyView { AnyView(primitive.shown) }
    return open(primitive)
  }
}

/// Keeps the content's own `@State` and `@Environment` (S2.14).
private struct ToolbarContentBody<Content: ToolbarContent>: View, PropertyContainer {
  let content: Content

  var body: _ToolbarContentView<Content.Body> { _ToolbarContentView(content.body) }
}

/// Toolbar content that is already a view, as made by the builder.
public struct _ToolbarViewContent<Shown> {
  package let shown: Shown

  package nonisolated init(_ shown: Shown) { self.shown = shown }
}

extension _ToolbarViewContent: ToolbarContent, CustomizableToolbarContent where Shown: View {
  public typealias Body = Never
}

extension _ToolbarViewContent: PrimitiveToolbarContent where Shown: View {}
