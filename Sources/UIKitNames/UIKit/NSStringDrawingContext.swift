import Foundation

/// What is found out while a text is measured; here nothing beside its size.
public final class NSStringDrawingContext: NSObject {}
