import Foundation
import ToolchainEdges

/// What the runtime knows about a type of view (or modifier, app, scene); determined once.
///
/// Checking a type for a conformance for the first time searches all conformances of the program,
/// which took a third of a program's launch time. So mounting checks as few as possible, and what
/// only an update or a message needs is determined then.
@MainActor
package final class ViewType {
  package let name: String
  package let primitive: (any PrimitiveView.Type)?
  /// Not `lazy`, which would check each comparison for exclusive access.
  @exclusivity(unchecked) private var comparison: KnownComparison?
  @exclusivity(unchecked) private var elementClass: AnyClass?
  package let properties: [PropertyField]
  /// Set once a body of this type was seen to read an `@Observable` (see `ObservationTracker`).
  @exclusivity(unchecked) package var readsObservables = false
  /// The context while a body of this type runs.
  let context: EvaluationContext
  /// Whether bodies run for each frame of an animation.
  let isAnimatable: Bool
  /// The module that declares the type.
  package private(set) lazy var module = String(qualifiedName.prefix { $0 != "." })
  /// Whether bodies of this type are the app's own and not this package's.
  package private(set) lazy var isUserDefined = !Self.isOwn(qualifiedName)
  /// The stored references to objects that announce their changes: determined on demand.
  package private(set) lazy var heldObjects = HeldObject.fields(of: subject)
  /// The type, if what its views show is confidential.
  package private(set) lazy var secretKeeper = subject as? any SecretKeeping.Type
  private let type: Any.Type
  private let subject: Any.Type
  /// For a primitive view: its ``ElementMaker``, once one was mounted.
  @exclusivity(unchecked) private var maker: AnyObject?
  /// Whether closures of this type have run, so that it is known what the first one reads.
  @exclusivity(unchecked) var hasRun = false
  /// Whether any property's `update()` may change what is stored in the property.
  let updatesProperties: Bool
  private var qualifiedName: String { _typeName(subject, qualified: true) }

  @exclusivity(unchecked) private static var known = TypeMap<ViewType>()

  package static func of(_ type: Any.Type) -> ViewType {
    if let known = known[type] { return known }
    let made = ViewType(type)
    known.insert(made, for: type)
    return made
  }

  /// Returns the record of a view type whose body type is known: one with a body is not primitive.
  static func of<Content: View>(view type: Content.Type) -> ViewType {
    if let known = known[type] { return known }
    let made = ViewType(type, hasBody: Content.Body.self != Never.self)
    known.insert(made, for: type)
    return made
  }

  private init(_ type: Any.Type, hasBody: Bool = false) {
    self.type = type
    primitive = hasBody ? nil : Self.primitives[type]
    subject = primitive == nil ? PropertyField.container(type)?.subject ?? type : type
    name = _typeName(subject, qualified: false)
    context = EvaluationContext(name: name)
    isAnimatable = primitive == nil && Self.isAnimatable(type)
    properties = primitive == nil ? PropertyField.fields(of: type) : []
    updatesProperties = properties.contains(where: \.callsUpdate)
  }

  /// Returns the maker of this type's elements, under the type's own name; nil if it has a body.
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

  /// Returns the class of this type's elements, which is always the same one.
  ///
  /// Where a class is generic, the compiler looks it up for each object that is created, which takes
  /// longer than everything else in creating it. So it is looked up once.
  @inline(__always)
  func elementClass<ElementClass: Element>(
    _ lookUp: @autoclosure () -> ElementClass.Type
  ) -> ElementClass.Type {
    if let elementClass {
      assert(elementClass == lookUp())
      return unsafeBitCast(elementClass, to: ElementClass.Type.self)
    }
    let found = lookUp()
    elementClass = found
    return found
  }

  /// Returns whether two values of the type are the same (S6.3).
  func areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if comparison != nil { return borrowed(at: &comparison) { $0.areSame(a, b) } }
    let found = KnownComparison(ValueComparison.viewComparison(type))
    comparison = found
    return found.areSame(a, b)
  }

  /// Keeps a closure in a constant: one in a variable would be retained for each call.
  private final class KnownComparison {
    let areSame: ValueComparison.Comparison
    init(_ areSame: @escaping ValueComparison.Comparison) { self.areSame = areSame }
  }

  /// The name without generic arguments, which change when code is replaced.
  var preservationName: String { String(name.prefix { $0 != "<" }) }

  /// A shape is animated by the view that is its body.
  private static func isAnimatable(_ type: Any.Type) -> Bool {
    guard animatable[type] != nil, let view = views[type] else { return false }
    func body<V: View>(_: V.Type) -> Any.Type { V.Body.self }
    return animatable[body(view)] == nil
  }

  /// A search instead of the runtime's own: see ``Conformers``.
  package static let views = Conformers<any View.Type>()
  private static let primitives = Conformers<any PrimitiveView.Type>()
  private static let animatable = Conformers<any Animatable.Type>()

  /// Returns whether a type with this module-qualified name is one of this package's.
  package static func isOwn(_ qualified: String) -> Bool {
    ownModules.contains(String(qualified.prefix { $0 != "." }))
  }

  static let ownModules: Set<String> = [
    "ViewValues", "ViewRuntime", "UpdateRecording", "PersistentState", "ViewEvents", "Previews",
    "ViewEnvironment", "ViewLayouts", "PictureResources", "ViewDrawing", "ViewTexts", "ViewBasics",
    "UIKitNames", "ViewGestures", "Controls", "TextControls", "ValueControls", "TransferControls",
    "ListControls", "TableControls", "NavigationControls", "PresentationControls", "Scenes",
    "Inspector", "UserNotifications", "SwiftUI", "SwiftUIGTK", "Swift",
  ]
}
