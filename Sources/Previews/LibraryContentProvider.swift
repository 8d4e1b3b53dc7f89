/// A type that provides views and modifiers of the program to an editor's library, from which they
/// can be inserted into sources.
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
/// Only the editor reads it: an app never creates one.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
  /// The type that the modifiers are demonstrated on.
  associatedtype ModifierBase = Any

  /// Views to insert into sources.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// Modifiers to insert after views, each applied to `base`.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }

  /// No modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
