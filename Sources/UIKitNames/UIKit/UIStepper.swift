import Foundation

/// Settings for all steppers, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UIStepper: UIAppearanceView {}
