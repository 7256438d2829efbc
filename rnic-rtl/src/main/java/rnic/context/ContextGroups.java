package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/**
 * What of a queue pair begins anew. CREATE_QP begins everything; what the host tells only later begins once more when
 * it is told, before the first packet that needs it, while the other flow may have traffic. None of them: only what
 * may change while packets come and go.
 */
public record ContextGroups(
    @Doc("its queues, and with them everything") Bool queues,
    @Doc("the requests of the peer, and what answers them") Bool receives,
    @Doc("its own requests, and what answers them") Bool sends
) implements Bundle<ContextGroups> {
    public static final Shape<ContextGroups> SHAPE = bundle(ContextGroups.class, bool(), bool(), bool());

    public FlowGroups flows() {
        return new FlowGroups(receives, sends);
    }

    /** One of the flows begins, at least. */
    public Bool some() {
        return flows().some();
    }
}
