import Foundation
import PictureResources
import ViewDrawing

extension UIImage {
  /// A picture of the resources; without it, one of no size.
  public convenience init(resource: ImageResource) {
    if let picture = NamedPictures.lookUp(
      resource.place.name, resource.place.bundle, isDark: false)
    {
      self.init(picture)
    } else {
      self.init()
    }
  }
}
