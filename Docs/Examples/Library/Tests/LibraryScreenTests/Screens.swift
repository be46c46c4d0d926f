import Testing

/// The suites with screens. One test runs at a time, because all of them use the main actor, and a test of what a user can see
/// during an import needs many turns of it.
@Suite(.serialized)
struct Screens {}
