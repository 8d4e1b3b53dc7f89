import Timekeeping
import ViewRuntime

/// Takes views apart, in the words of the time before `Group(subviews:)`.
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
  /// What makes something of the views.
  public typealias Root = _VariadicView_Root
  /// What makes views of them.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of them.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of them, as transparent as a `ForEach`.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views, each of which can be placed where the root likes.
  public typealias Children = _VariadicView_Children

  /// Some views, and what is made of them.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes something of the views.
    public var root: Root
    /// The views, not yet taken apart.
    public var content: Content

    /// Gives the views of `content` to `root`.
    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Gives the views that a builder makes to `root`.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// Makes something of the views that it is given.
public protocol _VariadicView_Root {}

/// Makes views of the views that it is given.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// What is made of the views; inferred from ``body(children:)``.
  associatedtype Body: View

  /// The views of the root, with the given ones in their places; one that is not used is not shown.
  @ViewBuilder @MainActor func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of those that it is given.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of those that it is given, as transparent as a `ForEach`.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      root.body(children: _VariadicView_Children(subviews))
    }
  }
}

/// The views that a root was given, one after the other; all of them as a view.
public struct _VariadicView_Children: RandomAccessCollection {
  private let elements: [Element]

  @MainActor
  init(_ subviews: SubviewsCollection) { elements = subviews.map { Element($0) } }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many views there are.
  public var endIndex: Int { elements.count }
  /// The view at an index, counted from 0.
  public subscript(index: Int) -> Element { elements[index] }

  /// One of the views.
  public struct Element: Identifiable {
    let subview: Subview
    private let node: RenderNode
    private var changes: [ObjectIdentifier: Any] = [:]

    /// What `id(_:)` or a `ForEach` says of the view, or else what tells it from the others.
    public let id: AnyHashable

    @MainActor
    init(_ subview: Subview) {
      self.subview = subview
      node = subview.node.node
      id =
        node.trait(ExplicitIDTrait.key, as: AnyHashable.self) ?? AnyHashable(subview.id)
    }

    /// The id, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { id.base as? ID }

    /// What `_trait(_:_:)` says of the view, or the key's default.
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
