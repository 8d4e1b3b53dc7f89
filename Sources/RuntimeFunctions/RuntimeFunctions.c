#include "RuntimeFunctions.h"

// The compiler warns of Swift code that names a function of the Swift runtime, and a module of headers
// would have to be found by whoever compiles against this library.
extern const void *swift_getWitnessTable(
    const void *conformance, const void *type, const void *const *arguments);

const void *kumiki_getWitnessTable(
    const void *conformance, const void *type, const void *const *arguments) {
  return swift_getWitnessTable(conformance, type, arguments);
}
