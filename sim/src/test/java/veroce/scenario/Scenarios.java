package veroce.scenario;

import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import veroce.network.PathSettings;

/** Which endpoints scenarios are played with. A test class names them and inherits the scenarios it wants. */
@ExtendWith(KeptFailures.class)
interface Scenarios {
    default EndpointMaker left() {
        return EndpointMaker.reference();
    }

    default EndpointMaker right() {
        return EndpointMaker.reference();
    }

    /** Responder contexts for each Read that an end accepts, before it refuses one. */
    default int contexts() {
        return 1;
    }

    /** Whether messages and receive requests can be numbered from anywhere, to see their numbers wrap. */
    default boolean numbersAnything() {
        return true;
    }

    /** Queue pairs in the scenario with many of them. */
    default int manyQueuePairs() {
        return 1000;
    }

    default Arena arena(List<PathSettings> paths) {
        return new Arena(left(), right(), paths, Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }
}
