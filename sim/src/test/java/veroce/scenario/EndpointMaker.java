package veroce.scenario;

import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.reference.ReferenceEndpoint;

/** Makes one end of a scenario. */
public interface EndpointMaker {
    Endpoint make(Address address, TransportSettings transport);

    /** The settings as this kind of endpoint can have them; both ends of a connection get what both can have. */
    default QueuePairSettings fit(QueuePairSettings settings) {
        return settings;
    }

    /** What it has accepted may be in memory only after it was acknowledged. */
    default boolean memoryIsLate() {
        return false;
    }

    /** From what happens to it until everything that comes of it is on the wire. */
    default long patience() {
        return 5 * Time.MICROSECOND;
    }

    /** Bits per second of its line. */
    default long lineRate() {
        return 100_000_000_000L;
    }

    /** The reference at 100 Gb/s. */
    static EndpointMaker reference() {
        return reference(100_000_000_000L);
    }

    /** The reference at 100 Gb/s, whose queue pairs speak RoCEv2. */
    static EndpointMaker roce() {
        return roce(100_000_000_000L);
    }

    /** The reference with a line of so many bits per second, whose queue pairs speak RoCEv2. */
    static EndpointMaker roce(long lineRate) {
        return new Reference(lineRate, Profile.ROCE_V2);
    }

    /** The reference with a line of so many bits per second. */
    static EndpointMaker reference(long lineRate) {
        return new Reference(lineRate, Profile.VEROCE);
    }

    /** The reference, whose queue pairs speak RoCEv2 or what their settings say. */
    record Reference(long lineRate, Profile profile) implements EndpointMaker {
        @Override public Endpoint make(Address address, TransportSettings transport) {
            return new ReferenceEndpoint(address, new HostMemory(), transport, lineRate);
        }

        @Override public QueuePairSettings fit(QueuePairSettings settings) {
            return profile == Profile.ROCE_V2 ? settings.withProfile(profile) : settings;
        }
    }
}
