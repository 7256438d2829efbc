package veroce.scenario;

import java.util.List;
import veroce.endpoint.Endpoint;
import veroce.nic.NicEndpoint;

/** For scenarios in which queue pairs end and begin again. */
final class Lives {
    private Lives() {}

    /** A queue pair may begin again at once: the scenario sees to it that no frame of its last life comes. */
    static void noRest(Arena arena) {
        for (Endpoint end : List.of(arena.left, arena.right)) {
            if (end instanceof NicEndpoint nic) {
                nic.set("qp_quiet.time", 0);
            }
        }
    }
}
