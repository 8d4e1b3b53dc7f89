import Foundation

/// Settings for all wheels of choices, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIPickerView: UIAppearanceView {}
