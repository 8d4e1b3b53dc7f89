import Foundation

/// Settings for all wheels of choices, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIPickerView: UIAppearanceView {}
