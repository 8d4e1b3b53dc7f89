/// The type of `#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)`.
///
/// The compiler looks for this name.
public typealias _ColorLiteralType = UIColor
