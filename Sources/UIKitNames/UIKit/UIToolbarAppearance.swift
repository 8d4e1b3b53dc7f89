import Foundation

/// The appearance of a toolbar, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}
