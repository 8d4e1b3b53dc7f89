import Foundation

/// Settings for all buttons of bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItem: UIBarItem {}
