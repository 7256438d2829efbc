package veroce.scenario;

/** The rows of the malformed-input table that need a queue pair, on the reference. */
class ReferenceRowsTest implements RowScenarios {}
