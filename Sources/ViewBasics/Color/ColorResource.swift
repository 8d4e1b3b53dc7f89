import Foundation
import ViewRuntime

/// A colour of the resources by a name that the compiler knows; see ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let place: String

  public init(name: String, bundle: Bundle) {
    self.name = name
    place = bundle.bundlePath
  }

  var bundle: Bundle? { place == Bundle.main.bundlePath ? nil : Bundle(path: place) }
}

extension Color {
  /// A colour of the resources.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// A colour of the resources.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
