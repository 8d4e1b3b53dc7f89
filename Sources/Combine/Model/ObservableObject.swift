/// An object that announces when it is about to change.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// let counter = Counter()
/// let cancellable = counter.objectWillChange.sink { print("was \(counter.count)") }
/// counter.count += 1                                       // was 0
/// ```
///
/// The default ``objectWillChange`` fires before each write to a ``Published`` property of the
/// object, including those of its superclasses; it is the same publisher as long as the object
/// lives, even without any such property (S4.10). An object that declares its own publisher must
/// send the changes itself (S4.9).
public protocol ObservableObject<ObjectWillChangePublisher>: AnyObject {
  /// The type of the publisher; ``ObservableObjectPublisher`` by default.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's one publisher.
  ///
  /// - Complexity: O(1), one dictionary look-up.
  public var objectWillChange: ObservableObjectPublisher { ChangeRegistry.publisher(of: self) }
}
