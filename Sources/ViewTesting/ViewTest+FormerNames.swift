import Foundation
import SwiftUI

extension ViewTest {
  /// The former name of
  /// ``changeEnvironment(colorScheme:isActive:locale:layoutDirection:dynamicTypeSize:)``.
  @available(
    *, deprecated,
    renamed: "changeEnvironment(colorScheme:isActive:locale:layoutDirection:dynamicTypeSize:)"
  )
  public func changeSurroundings(
    colorScheme: ColorScheme? = nil, isActive: Bool? = nil, locale: Locale? = nil,
    layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize? = nil
  ) {
    changeEnvironment(
      colorScheme: colorScheme, isActive: isActive, locale: locale,
      layoutDirection: layoutDirection, dynamicTypeSize: dynamicTypeSize)
  }
}
