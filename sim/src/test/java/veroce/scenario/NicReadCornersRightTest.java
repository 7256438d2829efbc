package veroce.scenario;

/** Corners of Reads with the NIC as responder. */
class NicReadCornersRightTest implements ReadCornerScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
