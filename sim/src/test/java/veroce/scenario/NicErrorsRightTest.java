package veroce.scenario;

/** Errors with the reference on the left and the NIC on the right. */
class NicErrorsRightTest implements ErrorScenarios, CommandScenarios {
    @Override public EndpointMaker right() {
        return NicMaker.slow();
    }
}
