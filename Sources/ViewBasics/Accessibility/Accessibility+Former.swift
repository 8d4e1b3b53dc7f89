import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// The former name of `accessibilityHidden`.
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHidden(hidden) }

  /// The former name of `accessibilityLabel`.
  public nonisolated func accessibility(label: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityLabel(label) }

  /// The former name of `accessibilityHint`.
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityHint(hint) }

  /// The former name of `accessibilityValue`.
  public nonisolated func accessibility(value: Text) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { accessibilityValue(value) }

  /// The former name of `accessibilityIdentifier`.
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityIdentifier(identifier)
  }

  /// The former name of `accessibilityAddTraits`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibilityAddTraits(traits)
  }

  /// The former name of `accessibilityRemoveTraits`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibilityRemoveTraits(traits)
  }
}

extension View {
  /// The former name of `accessibilitySortPriority`.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// The former name of `accessibilityInputLabels`.
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The former name of `accessibilityActivationPoint`.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The former name of `accessibilityActivationPoint`.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
