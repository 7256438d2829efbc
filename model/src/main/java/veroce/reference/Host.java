package veroce.reference;

import veroce.endpoint.Address;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;

/** What all queue pairs of an endpoint share. */
record Host(Address address, HostMemory memory, Regions regions, Completions completions, TransportSettings transport,
            Counters counters) {}
