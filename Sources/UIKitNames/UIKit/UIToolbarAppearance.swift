import Foundation

/// How a toolbar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}
