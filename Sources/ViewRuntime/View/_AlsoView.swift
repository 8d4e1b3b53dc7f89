/// What tabs and table rows would need to conform to in order to be views. Nothing conforms.
///
/// A loop of tabs is written like a loop of views. When a program needs a view and its loop
/// contains an error, the compiler tries both and type-checks the whole loop for each, unless it is
/// sure that one is much worse. It is sure for a standard library type that lacks four
/// conformances, but not for any other type or for one that lacks fewer: so `Never` is required to
/// have four.
public typealias _AlsoView = _AlsoShown & _AlsoPlaced & _AlsoDrawn & _AlsoMounted

/// A type that is additionally a view. There is none.
public protocol _AlsoShown {}
/// A type that is additionally a view. There is none.
public protocol _AlsoPlaced {}
/// A type that is additionally a view. There is none.
public protocol _AlsoDrawn {}
/// A type that is additionally a view. There is none.
public protocol _AlsoMounted {}
