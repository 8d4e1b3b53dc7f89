import Foundation
import ToolchainEdges

/// What the runtime knows of a type of view (or modifier, app, scene); found out once.
///
/// Asking a type for a conformance that nobody has asked it for goes through all conformances of
/// the program, which was a third of a program's start. So mounting asks for as few as it can, and
/// what only an update or a message needs is found out then.
@MainActor
package final class ViewType {
  package let name: String
  package let primitive: (any PrimitiveView.Type)?
  /// Not `lazy`, which would have each comparison checked for exclusive access.
  @exclusivity(unchecked) private var comparison: ValueComparison.Comparison?
  package let properties: [PropertyField]
  /// Set once a body of this type was seen to read an `@Observable` (see `ObservationTracker`).
  @exclusivity(unchecked) package var readsObservables = false
  /// While a body of this type runs.
  let context: EvaluationContext
  /// Whether bodies are run for each frame of an animation.
  let isAnimatable: Bool
  /// The module that declares it.
  package private(set) lazy var module = String(qualifiedName.prefix { $0 != "." })
  /// Whether bodies of this type are the app's own and not this package's.
  package private(set) lazy var isUserDefined = !Self.isOwn(qualifiedName)
  /// The stored references to objects that tell of their changes: found when somebody asks.
  package private(set) lazy var heldObjects = HeldObject.fields(of: subject)
  /// The type, if what its views show is not for everybody's eyes.
  package private(set) lazy var secretKeeper = subject as? any SecretKeeping.Type
  private let type: Any.Type
  private let subject: Any.Type
  /// Of a primitive view: its ``ElementMaker``, once one was mounted.
  @exclusivity(unchecked) private var maker: AnyObject?
  /// Whether closures of this type have run, so that it is known what the first one of them reads.
  @exclusivity(unchecked) var hasRun = false
  private var qualifiedName: String { _typeName(subject, qualified: true) }

  @exclusivity(unchecked) private static var known = TypeMap<ViewType>()

  package static func of(_ type: Any.Type) -> ViewType {
    if let known = known[type] { return known }
    let made = ViewType(type)
    known.insert(made, for: type)
    return made
  }

  /// A view whose body's type is known: one that has a body is not primitive.
  static func of<Content: View>(view type: Content.Type) -> ViewType {
    if let known = known[type] { return known }
    let made = ViewType(type, hasBody: Content.Body.self != Never.self)
    known.insert(made, for: type)
    return made
  }

  private init(_ type: Any.Type, hasBody: Bool = false) {
    self.type = type
    primitive = hasBody ? nil : type as? any PrimitiveView.Type
    subject = primitive == nil ? PropertyField.container(type)?.subject ?? type : type
    name = _typeName(subject, qualified: false)
    context = EvaluationContext(name: name)
    isAnimatable = primitive == nil && Self.isAnimatable(type)
    properties = primitive == nil ? PropertyField.fields(of: type) : []
  }

  /// What makes the elements of this type, by its own name; nil: it has a body.
  func maker<Content: View>(of type: Content.Type) -> ElementMaker<Content>? {
    if let maker { return unsafeDowncast(maker, to: ElementMaker<Content>.self) }
    guard let primitive else { return nil }
    func open<P: PrimitiveView>(_: P.Type) -> ElementMaker<Content> {
      P.maker.under(type)
    }
    let made = open(primitive)
    maker = made
    return made
  }

  /// Whether two values of the type are the same (S6.3).
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if let comparison { return comparison(a, b) }
    let found = ValueComparison.viewComparison(type)
    comparison = found
    return found(a, b)
  }

  /// The name without parameters, which change where code is replaced.
  var preservationName: String { String(name.prefix { $0 != "<" }) }

  /// A shape is shown in between by the view that its body is.
  private static func isAnimatable(_ type: Any.Type) -> Bool {
    guard animatable.mayInclude(type), type is any Animatable.Type,
      let view = type as? any View.Type
    else { return false }
    func body<V: View>(_: V.Type) -> Any.Type { V.Body.self }
    return !(body(view) is any Animatable.Type)
  }

  private static let animatable = Conformers(of: (any Animatable).self)

  /// Whether a type of this name, its module's first, is one of this package's.
  package static func isOwn(_ qualified: String) -> Bool {
    ownModules.contains(String(qualified.prefix { $0 != "." }))
  }

  static let ownModules: Set<String> = [
    "ViewValues", "ViewRuntime", "UpdateRecording", "PersistentState", "ViewEvents", "Previews",
    "ViewEnvironment", "ViewLayouts", "PictureResources", "ViewDrawing", "ViewTexts", "ViewBasics",
    "UIKitNames", "ViewGestures", "Controls", "TextControls", "ValueControls", "TransferControls",
    "ListControls", "TableControls", "NavigationControls", "PresentationControls", "Scenes",
    "Inspector", "SwiftUI", "SwiftUIGTK", "Swift",
  ]
}
