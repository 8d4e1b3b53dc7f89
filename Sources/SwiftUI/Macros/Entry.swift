/// Adds a value to the environment, a transaction, a container's values or the focused values.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var spacing: Double = 8
/// }
/// extension FocusedValues {
///   @Entry var document: Document?
/// }
/// ```
///
/// The macro writes the hidden key and the accessors. The type may be left out where the default
/// tells it; in `FocusedValues` it has to be optional, and nil is the default. An optional
/// variable without a default starts as nil.
///
/// The default is made once, when it is first read, so a default object keeps its identity; see
/// Docs/Decisions/entry-default-is-made-once.md.
///
/// Source: S7.4.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
