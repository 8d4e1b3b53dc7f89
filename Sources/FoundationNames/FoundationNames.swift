// What files that import Foundation alone find there on Apple's systems, and here only behind
// SwiftUI. Programs do not import this: the compiler is told to, for all files of a target.

import CoreTransferable
// What `import CoreFoundation` alone brings on Apple's systems; here Foundation has it.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
// Of the C library, which Foundation brings.
#if !canImport(Darwin)
  @_exported import func Locking.os_unfair_lock_lock
  @_exported import struct Locking.os_unfair_lock_s
  @_exported import typealias Locking.os_unfair_lock
  @_exported import typealias Locking.os_unfair_lock_t
  @_exported import func Locking.os_unfair_lock_trylock
  @_exported import func Locking.os_unfair_lock_unlock
#endif
@_exported import MissingFormatters
@_exported import class MissingFormatters.NSExpression
@_exported import class MissingFormatters.PersonNameComponentsFormatter
import ViewBasics
import ViewTexts

/// A text to be looked up later: of Foundation on Apple's systems.
public typealias LocalizedStringResource = ViewTexts.LocalizedStringResource

/// What the user is doing: of Foundation on Apple's systems.
public typealias NSUserActivity = ViewBasics.NSUserActivity

/// Settings that are kept: of Foundation on Apple's systems.
public typealias NSUbiquitousKeyValueStore = ViewBasics.NSUbiquitousKeyValueStore

/// Data that is on its way: of Foundation on Apple's systems.
public typealias NSItemProvider = CoreTransferable.NSItemProvider

/// What can be undone: of Foundation on Apple's systems.
public typealias UndoManager = ViewBasics.UndoManager

/// Runs `body`: of the Objective-C runtime on Apple's systems, which Foundation brings.
@_disfavoredOverload
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
