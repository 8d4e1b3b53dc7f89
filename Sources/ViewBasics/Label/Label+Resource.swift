import Foundation
import ViewDrawing
import ViewRuntime
import ViewTexts

extension Label where Title == Text, Icon == Image {
  /// Makes a label with an image from the resources.
  public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Makes a label with an image from the resources and a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  /// Makes a label with an image from the resources and a title from a localized string resource.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image resource: ImageResource
  ) {
    self.init(title: Text(titleResource), icon: Image(resource))
  }
}
