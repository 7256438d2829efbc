package veroce.scenario;

import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.lockstep.Lockstep;
import veroce.lockstep.Pace;

/** An endpoint in lockstep with the reference. */
record LockstepMaker(EndpointMaker device, Pace pace, Profile profile) implements EndpointMaker {
    /** Receive requests that are posted at the same time. */
    private static final int DOORBELLS = 256;

    LockstepMaker(EndpointMaker device, Pace pace) {
        this(device, pace, Profile.VEROCE);
    }

    /** Whose queue pairs speak RoCEv2. */
    static LockstepMaker roceReference() {
        return new LockstepMaker(EndpointMaker.roce(), Pace.REFERENCE, Profile.ROCE_V2);
    }

    /** Whose queue pairs speak RoCEv2. */
    static LockstepMaker roce(NicMaker maker) {
        return new LockstepMaker(maker, nic(maker).pace, Profile.ROCE_V2);
    }

    static LockstepMaker reference() {
        return new LockstepMaker(EndpointMaker.reference(), Pace.REFERENCE);
    }

    static LockstepMaker nic(NicMaker maker) {
        return new LockstepMaker(maker, Pace.of(maker.parameters().clockKilohertz(),
            (long) (maker.gigabits() * 1e9)));
    }

    @Override public Endpoint make(Address address, TransportSettings transport) {
        return new Lockstep(device.make(address, transport), transport, pace, profile);
    }

    /** Frames wait for the line, for commands, and for the doorbells of receive requests. */
    @Override public long patience() {
        return device.patience() + pace.patience() + DOORBELLS * pace.register();
    }

    @Override public long lineRate() {
        return device.lineRate();
    }

    @Override public boolean memoryIsLate() {
        return device.memoryIsLate();
    }

    @Override public QueuePairSettings fit(QueuePairSettings settings) {
        return device.fit(settings);
    }
}
