/// Makes a type animatable: its `animatableData` consists of its stored variables.
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
/// Each of the variables must be animatable and have an explicit type unless its default is a
/// floating-point literal. Constants, computed and static variables are excluded.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")
