package veroce.scenario;

/** The reference and a scripted peer: rows that need a queue pair, the rules in time, and nonsense. */
class ReferenceRowsTest implements RowScenarios, SenderScenarios, ReceiverScenarios, FuzzScenarios {}
