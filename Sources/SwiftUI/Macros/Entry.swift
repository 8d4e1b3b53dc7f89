/// Adds a value to the environment, the transaction, the container values or the focused values.
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
/// The macro generates the hidden key and the accessors. The type may be omitted if the default
/// determines it; in `FocusedValues` it must be optional, and nil is the default. An optional
/// variable without a default starts as nil.
///
/// The default is made once, on first read, so a default object keeps its identity; see
/// Docs/Decisions/entry-default-is-made-once.md.
///
/// Source: S7.4.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
