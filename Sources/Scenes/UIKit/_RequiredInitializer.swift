import Foundation

/// Makes an object of any class of `NSObject`'s by its type alone.
///
/// The initialiser of `NSObject` is not `required` here, as it is on Apple's systems, so that the
/// compiler refuses to call a subclass's by its type. It stands at the same place of every
/// subclass's table of methods: asked for as one that is required, the subclass's own is called.
///
/// `open`, and so public, as the compiler calls the initialiser of a class that nobody can subclass
/// directly, and a subclass's properties would have no values.
open class _RequiredInitializer: NSObject {
  /// As `NSObject`'s.
  public override required init() { super.init() }

  static func make(_ type: AnyClass) -> NSObject {
    unsafeBitCast(type, to: _RequiredInitializer.Type.self).init()
  }
}
