import Foundation

/// What `#fileLiteral(resourceName: "Cities.json")` makes: the place of a file of the app's
/// resources.
///
/// The compiler looks for this name.
public typealias _FileReferenceLiteralType = URL
