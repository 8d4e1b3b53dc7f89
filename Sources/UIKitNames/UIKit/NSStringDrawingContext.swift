import Foundation

/// The results of measuring text, other than its size; empty here.
public final class NSStringDrawingContext: NSObject {}
