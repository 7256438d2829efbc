package veroce.reference;

import java.util.Map;
import veroce.endpoint.Address;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;

/** What all queue pairs of an endpoint share. */
record Host(Address address, HostMemory memory, Regions regions, Completions completions, TransportSettings transport,
            Counters counters, Map<Integer, SharedQueue> sharedQueues) {

    SharedQueue sharedQueue(int number) {
        SharedQueue queue = sharedQueues.get(number);
        if (queue == null) {
            throw new IllegalArgumentException("there is no shared receive queue " + number);
        }
        return queue;
    }
}
