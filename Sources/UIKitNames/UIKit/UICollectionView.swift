import Foundation

/// Settings for all collection views, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
}
