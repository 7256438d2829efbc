package veroce.scenario;

import org.junit.jupiter.api.Tag;
import veroce.endpoint.Profile;

/** Not one access after the end, in RoCEv2. */
@Tag("long")
class NicRoceDrainsTest extends NicDrainsTest {
    @Override Profile profile() {
        return Profile.ROCE_V2;
    }
}
