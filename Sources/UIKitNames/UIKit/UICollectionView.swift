import Foundation

/// Settings for all collection views, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UICollectionView: UIScrollView {
}
