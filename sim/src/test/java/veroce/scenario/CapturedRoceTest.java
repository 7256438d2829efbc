package veroce.scenario;

import java.util.Set;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.reference.ReferenceEndpoint;

/** The reference answers the requests of soft-RoCE, with the kernel's own numbers and at the times of the capture. */
class CapturedRoceTest extends CapturedRoceScenarios {
    private ReferenceEndpoint reference;

    @Override Endpoint make(Address own) {
        reference = new ReferenceEndpoint(own, new HostMemory(), TransportSettings.RESET, 100_000_000_000L);
        return reference;
    }

    @Override int create(int number, QueuePairSettings settings) {
        reference.create(number, settings);
        return number;
    }

    @Override int register(int wanted, int domain, long address, long length, Set<Access> access) {
        reference.register(wanted, domain, address, length, access);
        return wanted;
    }

    @Override long arrival(int index, long captured) {
        return captured;
    }
}
