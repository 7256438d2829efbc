package veroce.scenario;

import org.junit.jupiter.api.Tag;

/** Many more of them. */
@Tag("long")
class NicFuzzMoreTest extends NicFuzzTest {
    @Override public int hostileFrames() {
        return 5000;
    }
}
