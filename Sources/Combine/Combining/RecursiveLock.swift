import Foundation

/// Keeps deliveries to one subscriber from running side by side when several upstreams send from
/// several threads, while a subscriber may still send from within a delivery.
typealias RecursiveLock = NSRecursiveLock
