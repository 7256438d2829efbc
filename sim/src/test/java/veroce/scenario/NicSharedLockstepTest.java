package veroce.scenario;

import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.nic.NicEndpoint;

/**
 * A NIC in lockstep whose only queue pair takes its receive requests from a shared queue: as many ahead as there may be
 * messages, so that none is refused while the queue has requests.
 */
class NicSharedLockstepTest implements SharedByOneScenarios {
    private static final int AHEAD = 8;

    /** A NIC whose queue pairs get many requests ahead. */
    private record Eager(NicMaker nic) implements EndpointMaker {
        @Override public Endpoint make(Address address, TransportSettings transport) {
            NicEndpoint made = (NicEndpoint) nic.make(address, transport);
            made.sharedAhead(AHEAD);
            return made;
        }

        @Override public QueuePairSettings fit(QueuePairSettings settings) {
            return nic.fit(settings);
        }

        @Override public long patience() {
            return nic.patience();
        }
    }

    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return new LockstepMaker(new Eager(NicMaker.sharing()), LockstepMaker.nic(NicMaker.sharing()).pace());
    }
}
