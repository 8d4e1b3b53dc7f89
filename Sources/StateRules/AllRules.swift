import SourceModel

/// Every rule of state, in the order of the documentation.
package enum AllRules {
  package static let rules: [any Rule] = [
    ObservedObjectOwnedRule(), StateObjectPassedInRule(), PrivateStateRule(),
    StateReferenceTypeRule(), StateDefaultAndInitRule(), StateShadowsInputRule(),
    DuplicateSourceOfTruthRule(), RedundantDerivedStateRule(), BindingPropDrillingRule(),
    BindingReadOnlyRule(), ObservableObjectNoPublishedRule(),
    PublishedOutsideObservableObjectRule(), NestedObservableObjectRule(),
    ObservableMainActorRule(), ActorViewModelRule(), ObservableLegacyWrapperRule(),
    ObservableWrapperNotIgnoredRule(), MissingEnvironmentInjectionRule(),
    InlineEnvironmentObjectRule(), MainActorBlockingRule(), WriteInBodyRule(),
    ForEachIndexIdRule(), UnstableIdRule(), AnyViewRule(), ConditionalModifierRule(),
    EnvironmentInNonViewRule(), TaskIdMissingRule(), WrapperChoiceRule(),
    MigrateObservableRule(), LoadingStateEnumRule(), ViewModelAccessRule(), FinalViewModelRule(),
    InjectProtocolDependencyRule(), ExtractLoadingHelperRule(),
    SilencingNothingRule(), SilencingWithoutReasonRule(),
  ]
}
