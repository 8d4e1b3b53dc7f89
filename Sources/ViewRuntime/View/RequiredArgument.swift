/// The default of an argument that must be given.
///
/// Once the compiler looks for a mistake, it also tries the forms of a call whose labels were left
/// out: the closure of `background { }` as a style, as a shape and as a view, each time with all that
/// is in the closure. It leaves a form out whose argument may be missing.
///
/// To be used only where a call without the argument is refused: because the argument's type is a
/// parameter of the function that nothing else tells, or because two such forms are ambiguous then.
@usableFromInline
package nonisolated func requiredArgument<Value>() -> Value {
  Diagnostics.fatal(.misuse, "An argument of no type was asked for.")
}
