package veroce.reference;

import java.util.List;
import veroce.endpoint.Address;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;

/** What all queue pairs of an endpoint share. */
record Host(Address address, HostMemory memory, Regions regions, Completions completions, TransportSettings transport,
            Counters counters, List<SharedQueue> sharedQueues) {

    SharedQueue sharedQueue(int number) {
        if (number < 0 || number >= sharedQueues.size()) {
            throw new IllegalArgumentException("there is no shared receive queue " + number);
        }
        return sharedQueues.get(number);
    }
}
