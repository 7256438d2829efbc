package veroce.scenario;

/** The rows of the malformed-input table that need a queue pair, and nonsense, on the reference. */
class ReferenceRowsTest implements RowScenarios, FuzzScenarios {}
