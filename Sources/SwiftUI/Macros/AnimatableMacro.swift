/// Makes a type animatable: its `animatableData` is made of its stored variables.
///
/// ```swift
/// @Animatable
/// struct Wave: Shape {
///   var phase: Double
///   var height: CGFloat
///   @AnimatableIgnored var isClosed: Bool
///
///   func path(in rect: CGRect) -> Path { ... }
/// }
/// ```
///
/// Each of the variables has to be animatable itself, and to have its type written unless its
/// default is a broken number. Constants, computed and static variables take no part.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")
