import Foundation

/// The type of `#fileLiteral(resourceName: "Cities.json")`: the URL of a file in the app's
/// resources.
///
/// The compiler looks for this name.
public typealias _FileReferenceLiteralType = URL
