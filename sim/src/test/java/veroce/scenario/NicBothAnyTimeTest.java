package veroce.scenario;

/** Two NICs, of which the right one fails or is reset in every state while the other asks. */
class NicBothAnyTimeTest extends NicAnyTimeTest {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }
}
