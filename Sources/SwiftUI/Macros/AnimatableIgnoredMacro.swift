/// Excludes a stored variable of an ``Animatable()`` type from its `animatableData`.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
