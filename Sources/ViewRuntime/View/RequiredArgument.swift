/// The default value of an argument that must be given.
///
/// When the compiler diagnoses an error, it also tries the overloads of a call whose labels were
/// omitted: the closure of `background { }` as a style, as a shape and as a view, each time with
/// the entire contents of the closure. It skips an overload whose argument has a default.
///
/// Use it only where a call without the argument is rejected: because the argument's type is a
/// generic parameter that nothing else determines, or because two such overloads would be
/// ambiguous.
@usableFromInline
package nonisolated func requiredArgument<Value>(_ function: StaticString = #function) -> Value {
  Diagnostics.fatal(.misuse, "\(function) was called without an argument that has no default.")
}
