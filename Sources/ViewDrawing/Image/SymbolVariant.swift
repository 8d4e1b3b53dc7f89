import ViewRuntime

extension View {
  /// Adds a variant to the inherited ones for the symbols inside.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none } else { variants.formUnion(variant) }
    }
  }
}
