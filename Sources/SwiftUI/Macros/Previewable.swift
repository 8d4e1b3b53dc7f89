/// Gives the body of a `#Preview` a dynamic property of its own.
///
/// ```swift
/// #Preview {
///   @Previewable @State var volume = 0.5
///   VolumeSlider(value: $volume)
/// }
/// ```
///
/// `#Preview` lifts the variable into a view that it makes for the purpose, where the property has
/// an identity and lives as long as the preview is shown. Its initial value cannot use other
/// variables of the closure. Outside of `#Preview` the attribute is an error that says so.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
