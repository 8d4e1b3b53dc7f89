import Foundation

/// The same under UIKit's own name, as in `UITableView.appearance().tableFooterView = UIView()`.
///
/// It has settings and is never shown: there are no views of UIKit here.
public typealias UIView = UIAppearanceView
