import Foundation
import PictureResources
import ViewRuntime

/// A picture of the resources by a name that the compiler knows.
///
/// Xcode writes a constant for each picture of an asset catalogue; here a program writes them.
///
/// ```swift
/// extension ImageResource {
///   static let logo = ImageResource(name: "logo", bundle: .main)
/// }
///
/// Image(.logo)
/// ```
public struct ImageResource: Hashable, Sendable {
  package let place: ResourcePlace

  /// The picture of this name in a bundle's resources; whether it is there shows where it is used.
  public init(name: String, bundle: Bundle) { place = ResourcePlace(name: name, bundle) }
}

extension Image {
  /// A picture of the resources.
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.place.name, bundle: resource.place.bundle)
  }
}
