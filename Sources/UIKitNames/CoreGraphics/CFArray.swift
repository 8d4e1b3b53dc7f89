/// Core Foundation's array: Core Graphics' functions take it, so that sources write
/// `[first, second] as CFArray`.
public typealias CFArray = [Any]
