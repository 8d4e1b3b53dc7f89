import Foundation

/// What the runtime knows of a type of view (or modifier, app, scene); found out once.
@MainActor
package final class ViewType {
  package let name: String
  /// The module that declares it.
  package let module: String
  package let primitive: (any PrimitiveView.Type)?
  package let comparison: ValueComparison.Comparison
  package let properties: [PropertyField]
  /// Set once a body of this type was seen to read an `@Observable` (see `ObservationTracker`).
  @exclusivity(unchecked) package var readsObservables = false
  /// While a body of this type runs.
  let context: EvaluationContext
  /// Whether bodies are run for each frame of an animation.
  let isAnimatable: Bool
  /// Whether bodies of this type are the app's own and not this package's.
  package let isUserDefined: Bool

  /// The stored references to objects that tell of their changes: found when somebody asks.
  package private(set) lazy var heldObjects = HeldObject.fields(of: subject)
  /// The type, if what its views show is not for everybody's eyes.
  package private(set) lazy var secretKeeper = subject as? any SecretKeeping.Type
  private let subject: Any.Type

  @exclusivity(unchecked) private static var known = TypeMap<ViewType>()

  package static func of(_ type: Any.Type) -> ViewType {
    if let known = known[type] { return known }
    let made = ViewType(type)
    known.insert(made, for: type)
    return made
  }

  private init(_ type: Any.Type) {
    let subject = (type as? any PropertyContainer.Type)?.subject ?? type
    self.subject = type
    name = "\(subject)"
    context = EvaluationContext(name: name)
    let qualified = String(reflecting: subject)
    module = String(qualified.prefix { $0 != "." })
    isUserDefined = !Self.isOwn(qualified)
    primitive = type as? any PrimitiveView.Type
    isAnimatable = primitive == nil && Self.isAnimatable(type)
    comparison = ValueComparison.viewComparison(type)
    properties = primitive == nil ? PropertyField.fields(of: type) : []
  }

  /// The name without parameters, which change where code is replaced.
  var survivorName: String { String(name.prefix { $0 != "<" }) }

  /// A shape is shown in between by the view that its body is.
  private static func isAnimatable(_ type: Any.Type) -> Bool {
    guard type is any Animatable.Type, let view = type as? any View.Type else { return false }
    func body<V: View>(_: V.Type) -> Any.Type { V.Body.self }
    return !(body(view) is any Animatable.Type)
  }

  /// Whether a type of this name, its module's first, is one of this package's.
  package static func isOwn(_ qualified: String) -> Bool {
    ownModules.contains(String(qualified.prefix { $0 != "." }))
  }

  static let ownModules: Set<String> = [
    "ViewValues", "ViewRuntime", "UpdateRecording", "PersistentState", "ViewEvents", "Previews",
    "ViewEnvironment", "ViewLayouts", "ViewDrawing", "ViewTexts", "ViewBasics", "UIKitNames",
    "ViewGestures", "Controls", "TextControls", "ValueControls", "TransferControls", "ListControls",
    "TableControls", "NavigationControls", "PresentationControls", "Scenes", "Inspector", "SwiftUI",
    "SwiftUIGTK", "Swift",
  ]
}
