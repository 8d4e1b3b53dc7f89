import Timekeeping
import ViewRuntime

/// The form before `Group(subviews:)` of transforming the subviews of a view.
///
/// ```swift
/// struct DividedLayout: _VariadicView_UnaryViewRoot {
///   func body(children: _VariadicView.Children) -> some View {
///     VStack {
///       ForEach(children) { child in
///         child
///         if child.id != children.last?.id { Divider() }
///       }
///     }
///   }
/// }
///
/// _VariadicView.Tree(DividedLayout()) { content }
/// ```
public enum _VariadicView {
  /// A root, which uses the views.
  public typealias Root = _VariadicView_Root
  /// A root that makes views of the given ones.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view of the given ones.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes several views of the given ones, as transparent as a `ForEach`.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views, each of which the root can place anywhere.
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// A root, which uses the views.
    public var root: Root
    /// The content, before it is split into views.
    public var content: Content

    /// Makes a tree that passes the views of `content` to `root`.
    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Makes a tree that passes the views from a builder to `root`.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A root of a variadic view, which uses the given views.
public protocol _VariadicView_Root {}

/// A root that makes views of the given ones.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the root's body; inferred from ``body(children:)``.
  associatedtype Body: View

  /// Makes the root's views, with the given ones in their places; one that is not used is not
  /// shown.
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view of the given ones.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes several views of the given ones, as transparent as a `ForEach`.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      root.body(children: _VariadicView_Children(subviews))
    }
  }
}

/// The views given to a root, in order; as a view, it shows all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  private let elements: [Element]

  @MainActor
  init(_ subviews: SubviewsCollection) { elements = subviews.map { Element($0) } }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { elements.count }
  /// Returns the view at an index, from 0.
  public subscript(index: Int) -> Element { elements[index] }

  /// One of the views.
  public struct Element: Identifiable {
    let subview: Subview
    private let node: RenderNode
    private var changes: [ObjectIdentifier: Any] = [:]

    /// The id set by `id(_:)` or a `ForEach`, otherwise the view's identity.
    public let id: AnyHashable

    @MainActor
    init(_ subview: Subview) {
      self.subview = subview
      node = subview.node.node
      id =
        node.trait(ExplicitIDTrait.key, as: AnyHashable.self) ?? AnyHashable(subview.id)
    }

    /// Returns the id, if it has the given type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

    /// The value set by `_trait(_:_:)`, or the key's default.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        let id = ObjectIdentifier(key)
        if let changed = changes[id] as? Trait.Value { return changed }
        let node = node
        nonisolated(unsafe) var found: Trait.Value?
        onMainActor { found = node.innermostTrait(id, as: Trait.Value.self) }
        return found ?? Trait.defaultValue
      }
      set { changes[ObjectIdentifier(key)] = newValue }
    }
  }
}

extension _VariadicView_Children: View {
  public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children.Element: View {
  public var body: some View { subview }
}
