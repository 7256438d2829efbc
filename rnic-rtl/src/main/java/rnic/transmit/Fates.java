package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;

/**
 * Whether packets have been let go, from when their headers are begun on, until they are needed for headers and
 * payload.
 */
final class Fates {
    /** Packets whose headers are made or wait for their payload, and those on their way to where they are made. */
    private static final int HEADERS = 2 * HeaderPipeline.AHEAD;
    /** These and the few that stand between the headers and the payload. */
    private static final int PAYLOADS = HEADERS + HeaderPipeline.AHEAD;

    final Fifo.Io<Bool> packets = instance(new Fifo<>(bool(), HEADERS));
    final Fifo.Io<Bool> payload = instance(new Fifo<>(bool(), PAYLOADS));

    void add(Bool entering, Bool isDead, Bool hasPayload) {
        add(packets.in(), entering, isDead);
        add(payload.in(), entering.and(hasPayload), isDead);
    }

    private static void add(Stream<Bool> to, Bool entering, Bool isDead) {
        to.valid().set(entering);
        to.payload().set(isDead);
        check(entering.not().or(to.ready()), "there is a place for the fate of every packet");
    }
}
