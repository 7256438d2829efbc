package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** {@link ContextGroups} for who has no queues: one of the flows begins, or both. */
public record FlowGroups(
    @Doc("requests of the peer and what answers them") Bool receives,
    @Doc("own requests and what answers them") Bool sends
) implements Bundle<FlowGroups> {
    public static final Shape<FlowGroups> SHAPE = bundle(FlowGroups.class, bool(), bool());

    /** One of the flows begins, at least. */
    public Bool some() {
        return receives.or(sends);
    }
}
