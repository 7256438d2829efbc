package veroce.scenario;

/** Sends with Invalidate, reference against reference. */
class ReferenceInvalidatesTest implements PromptInvalidateScenarios, RepeatedResponseScenarios {}
