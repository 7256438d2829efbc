package veroce.scenario;

/** All scenarios, reference against reference. */
class ReferenceScenariosTest implements TransferScenarios, LossScenarios, ErrorScenarios {}
