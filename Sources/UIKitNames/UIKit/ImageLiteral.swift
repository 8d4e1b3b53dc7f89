/// The type of `#imageLiteral(resourceName: "Sky")`.
///
/// The compiler looks for this name.
public typealias _ImageLiteralType = UIImage
