/// A Mac's name of `UIFont`, for sources that use it without saying so.
public typealias NSFont = UIFont
