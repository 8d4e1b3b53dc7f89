/// A type that tells an editor of views and modifiers of the program's own, to be put into sources
/// from its library.
///
/// ```swift
/// struct Library: LibraryContentProvider {
///   var views: [LibraryItem] { LibraryItem(Badge(count: 3), category: .control) }
///
///   func modifiers(base: Text) -> [LibraryItem] {
///     LibraryItem(base.padding().background(.yellow), title: "Marked")
///   }
/// }
/// ```
///
/// Only the editor reads it: an app never makes one.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// What the modifiers are shown on.
  associatedtype ModifierBase = Any

  /// Views to put into sources.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// Modifiers to put behind views, each as it is on `base`.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }

  /// None.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
