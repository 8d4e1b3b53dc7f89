import Foundation

/// Makes an instance of any subclass of `NSObject` from its type.
///
/// On Linux the initializer of `NSObject` is not `required`, unlike on Apple's systems, so the
/// compiler refuses to call a subclass's through its metatype. It has the same slot in every
/// subclass's vtable: called as a required initializer, it is the subclass's own.
///
/// `open`, and thus public: if the class could not be subclassed elsewhere, the compiler would call
/// its initializer directly, which leaves a subclass's properties uninitialized.
open class _RequiredInitializer: NSObject {
  /// Makes an instance like `NSObject`'s initializer.
  public override required init() { super.init() }

  static func make(_ type: AnyClass) -> NSObject {
    unsafeBitCast(type, to: _RequiredInitializer.Type.self).init()
  }
}
