/// AppKit's name for `UIFont`, for code that uses it without an import.
public typealias NSFont = UIFont
