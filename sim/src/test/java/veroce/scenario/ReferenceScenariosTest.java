package veroce.scenario;

/** All scenarios, reference against reference. */
class ReferenceScenariosTest implements TransferScenarios, NumberScenarios, LossScenarios, ErrorScenarios {}
