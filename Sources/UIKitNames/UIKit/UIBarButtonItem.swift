import Foundation

/// Settings for all buttons of bars, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItem: UIBarItem {}
