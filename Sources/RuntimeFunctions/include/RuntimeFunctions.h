#pragma once

/// Returns the witness table of a type whose conformance is known, as code for generic types does.
///
/// - Parameters:
///   - conformance: the conformance's record.
///   - type: the type.
///   - arguments: the witness tables of the conformance's conditions, in order; none if it has none.
const void *kumiki_getWitnessTable(
    const void *conformance, const void *type, const void *const *arguments);
