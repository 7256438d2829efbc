package veroce.scenario;

import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.lockstep.Lockstep;
import veroce.lockstep.Pace;

/** An endpoint in lockstep with the reference. */
record LockstepMaker(EndpointMaker device, Pace pace) implements EndpointMaker {
    /** Receive requests that are posted at the same time. */
    private static final int DOORBELLS = 256;

    static LockstepMaker reference() {
        return new LockstepMaker(EndpointMaker.reference(), Pace.REFERENCE);
    }

    static LockstepMaker nic(NicMaker maker) {
        return new LockstepMaker(maker, Pace.of(maker.parameters().clockKilohertz(),
            (long) (maker.gigabits() * 1e9)));
    }

    @Override public Endpoint make(Address address, TransportSettings transport) {
        return new Lockstep(device.make(address, transport), transport, pace);
    }

    /** Frames wait for the line, for commands, and for the doorbells of receive requests. */
    @Override public long patience() {
        return device.patience() + pace.patience() + DOORBELLS * pace.register();
    }

    @Override public boolean memoryIsLate() {
        return device.memoryIsLate();
    }

    @Override public QueuePairSettings fit(QueuePairSettings settings) {
        return device.fit(settings);
    }
}
