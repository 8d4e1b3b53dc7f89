/// What `#imageLiteral(resourceName: "Sky")` makes.
///
/// The compiler looks for this name.
public typealias _ImageLiteralType = UIImage
