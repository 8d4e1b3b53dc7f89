import Foundation

/// Settings for all views of one kind, in UIKit's words: `UINavigationBar.appearance().tintColor`.
///
/// The kinds of views that they are for do not exist here; what is set is kept, so that it can be
/// read again, and changes nothing that is shown.
@MainActor @preconcurrency
open class UIAppearanceView {
  /// Settings of their own, which ``appearance()`` does not answer with.
  public required init() {}

  private static var appearances: [ObjectIdentifier: UIAppearanceView] = [:]

  /// The settings of this kind of view.
  public static func appearance() -> Self {
    if let known = appearances[ObjectIdentifier(self)] as? Self { return known }
    let appearance = Self()
    appearances[ObjectIdentifier(self)] = appearance
    return appearance
  }

  /// The colour behind the view; nil until one is set.
  public var backgroundColor: UIColor?
  /// The colour of what can be pressed in the view; nil until one is set.
  public var tintColor: UIColor?
  /// Whether the view is left out; false unless set.
  public var isHidden = false
  /// How opaque the view is, from 0 to 1, which is the usual value.
  public var alpha: CGFloat = 1
  /// Whether the view can be used; true unless set.
  public var isUserInteractionEnabled = true
}

extension UIAppearanceView {
  /// Whether UIKit's changes would be animated; kept, and without effect.
  public static var areAnimationsEnabled: Bool { AnimationSetting.isEnabled }
  /// Keeps whether UIKit's changes would be animated; without effect on SwiftUI's.
  public static func setAnimationsEnabled(_ enabled: Bool) { AnimationSetting.isEnabled = enabled }
}

@MainActor private enum AnimationSetting {
  static var isEnabled = true
}
