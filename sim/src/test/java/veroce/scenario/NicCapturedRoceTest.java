package veroce.scenario;

import java.util.Set;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;

/** The NIC answers the requests of soft-RoCE. It gives numbers of its own, and would sleep most of the time. */
class NicCapturedRoceTest extends CapturedRoceScenarios {
    private static final long GAP = 2 * Time.MICROSECOND;
    private Endpoint nic;

    @Override Endpoint make(Address own) {
        nic = NicMaker.roce().make(own, TransportSettings.RESET);
        return nic;
    }

    @Override int create(int number, QueuePairSettings settings) {
        return nic.create(settings);
    }

    @Override int register(int wanted, int domain, long address, long length, Set<Access> access) {
        return nic.register(domain, address, length, access);
    }

    @Override long arrival(int index, long captured) {
        return (index + 1) * GAP;
    }
}
