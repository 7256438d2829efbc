package veroce.scenario;

/** The rows of the malformed-input table that need a queue pair, the rules of sender and receiver in time, and nonsense. */
class ReferenceRowsTest implements RowScenarios, SenderScenarios, ReceiverScenarios, FuzzScenarios {}
