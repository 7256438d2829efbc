package veroce.scenario;

/** Frames that nobody meant, given to the NIC on a rough bus. */
class NicFuzzTest implements FuzzScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.slow().onARoughBus();
    }

    @Override public EndpointMaker right() {
        return NicMaker.slow().onARoughBus();
    }

    @Override public int hostileFrames() {
        return Integer.getInteger("veroce.hostile", 500);
    }
}
