import Foundation

/// Settings for all steppers, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIStepper: UIAppearanceView {}
