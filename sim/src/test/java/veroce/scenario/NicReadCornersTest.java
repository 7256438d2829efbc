package veroce.scenario;

/** Corners of Reads with the NIC as requester. */
class NicReadCornersTest implements ReadCornerScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
