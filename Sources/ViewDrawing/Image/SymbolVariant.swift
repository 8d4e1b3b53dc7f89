import ViewRuntime

extension View {
  /// Shows the symbols inside in a form, on top of inherited ones.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      if variant == .none { variants = .none } else { variants.formUnion(variant) }
    }
  }
}
