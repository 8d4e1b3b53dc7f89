/// Keeps a stored variable of an ``Animatable()`` type out of its `animatableData`.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
