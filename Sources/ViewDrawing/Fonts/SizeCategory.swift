import ViewRuntime

extension EnvironmentValues {
  /// The former name of `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases[dynamicTypeSize.index] }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
