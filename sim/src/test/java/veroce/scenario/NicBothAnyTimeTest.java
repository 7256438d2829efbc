package veroce.scenario;

import org.junit.jupiter.api.Tag;

/** Two NICs, of which the right one fails or is reset in every state while the other asks. */
@Tag("long")
class NicBothAnyTimeTest extends NicAnyTimeTest {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }
}
