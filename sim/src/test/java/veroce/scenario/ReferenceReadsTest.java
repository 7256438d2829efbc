package veroce.scenario;

/** Reads, reference against reference. */
class ReferenceReadsTest implements ReadScenarios, ReadFailureScenarios, ReadRowScenarios, PromptScenarios {}
