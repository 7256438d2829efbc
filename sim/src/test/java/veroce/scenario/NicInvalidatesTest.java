package veroce.scenario;

import veroce.endpoint.Time;

/** The reference on the left withdraws MRs of the NIC. */
class NicInvalidatesTest implements PromptInvalidateScenarios, RepeatedResponseScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public long soon() {
        return 150 * Time.MICROSECOND;
    }

    @Override public boolean endsByRetries() {
        return false;
    }
}
