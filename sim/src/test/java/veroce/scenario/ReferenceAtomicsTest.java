package veroce.scenario;

/** Atomics, reference against reference. */
class ReferenceAtomicsTest implements AtomicScenarios, AtomicFailureScenarios, AtomicRowScenarios {}
