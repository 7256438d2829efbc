package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Time;

/** A message of a scenario at work. */
final class FabricMessage {
    private final FabricFlow flow;
    private final FabricLane lane;
    private final List<FabricMessage> followers = new ArrayList<>();
    private long started = Time.NEVER;
    private long arrived = Time.NEVER;

    FabricMessage(FabricFlow flow, FabricLane lane) {
        this.flow = flow;
        this.lane = lane;
    }

    FabricFlow flow() {
        return flow;
    }

    FabricLane lane() {
        return lane;
    }

    /** Messages that wait for the arrival of this one. */
    List<FabricMessage> followers() {
        return followers;
    }

    void start(long now) {
        started = now;
        lane.start(this);
    }

    void arrive(long now) {
        arrived = now;
    }

    long arrived() {
        return arrived;
    }

    /** How long it has taken; one that is under way has ended now, and one that has not begun took no time. */
    long took(long now) {
        return Math.max(0, Math.min(arrived, now) - Math.min(started, now));
    }
}
