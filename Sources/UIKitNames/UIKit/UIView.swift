import Foundation

/// UIKit's name for the same settings, as in `UITableView.appearance().tableFooterView = UIView()`.
///
/// It has settings and is never shown: there are no UIKit views here.
public typealias UIView = UIAppearanceView
