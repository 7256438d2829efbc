package veroce.scenario;

/** The NIC and a scripted peer. */
class NicRowsTest implements RowScenarios, SenderScenarios, ReceiverScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker wide() {
        return NicMaker.slow();
    }

    @Override public int receiveWindow() {
        return 128;
    }
}
