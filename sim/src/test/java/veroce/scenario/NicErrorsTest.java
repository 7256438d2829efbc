package veroce.scenario;

/** Errors with the NIC on the left and the reference on the right. */
class NicErrorsTest implements ErrorScenarios, BadRequestScenarios, CommandScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.slow();
    }
}
