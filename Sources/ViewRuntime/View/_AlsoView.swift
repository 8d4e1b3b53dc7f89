/// What tabs, and rows of tables, would have to be to be views. Nothing conforms.
///
/// A loop of tabs is written as a loop of views is. Where a program needs a view and has a mistake
/// within, the compiler tries both, and works all of the loop out for each, unless it is sure that
/// one is much worse. Of a type of the standard library that misses four conformances it is; of any
/// other, or of one that misses fewer, it is not: so `Never` is asked for four.
public typealias _AlsoView = _AlsoShown & _AlsoPlaced & _AlsoDrawn & _AlsoMounted

/// A type that is a view beside what it is. None is.
public protocol _AlsoShown {}
/// A type that is a view beside what it is. None is.
public protocol _AlsoPlaced {}
/// A type that is a view beside what it is. None is.
public protocol _AlsoDrawn {}
/// A type that is a view beside what it is. None is.
public protocol _AlsoMounted {}
