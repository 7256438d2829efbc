package veroce.scenario;

/** Corners of Reads between two NICs. */
class NicBothReadCornersTest implements ReadCornerScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
