import ViewRuntime

/// Items for the bars of a screen: ``ToolbarItem``, ``ToolbarItemGroup``, or your own, made of
/// those.
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
  /// What `body` is made of; `Never` of what the library has.
  associatedtype Body: ToolbarContent

  /// The items. Runs again when something that it read changed.
  @ToolbarContentBuilder var body: Self.Body { get }
}

extension Never: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Primitive items have no body of their own; asking for one is a programming error (D23).
  public var body: Never {
    Diagnostics.fatal(
      .misuse,
      "body of \(Self.self) was called. It is a primitive toolbar item and has none: put it into a "
        + "toolbar's closure instead of calling it.")
  }
}

/// Toolbar content that is not made of other content but of a view.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  associatedtype Shown: View
  var shown: Shown { get }
}

/// Toolbar content in the tree of views, so that it is mounted and updated as a view is.
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

/// The content's own `@State` and `@Environment` are kept (S2.14).
private struct ToolbarContentBody<Content: ToolbarContent>: View, PropertyContainer {
  let content: Content

  var body: _ToolbarContentView<Content.Body> { _ToolbarContentView(content.body) }
}

/// Toolbar content that is a view already: what the builder makes.
public struct _ToolbarViewContent<Shown> {
  package let shown: Shown

  package nonisolated init(_ shown: Shown) { self.shown = shown }
}

extension _ToolbarViewContent: ToolbarContent, CustomizableToolbarContent where Shown: View {
  public typealias Body = Never
}

extension _ToolbarViewContent: PrimitiveToolbarContent where Shown: View {}
