/// Declares a dynamic property in the body of a `#Preview`.
///
/// ```swift
/// #Preview {
///   @Previewable @State var volume = 0.5
///   VolumeSlider(value: $volume)
/// }
/// ```
///
/// `#Preview` lifts the variable into a generated view, where the property has an identity and
/// lives as long as the preview is shown. Its initial value cannot use other variables of the
/// closure. Outside `#Preview` the attribute is a compile-time error.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
