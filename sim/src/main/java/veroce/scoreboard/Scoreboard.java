package veroce.scoreboard;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Completion;

/** The flows between two endpoints: gives each completion to the flow it belongs to, and keeps the queues filled. */
public final class Scoreboard {
    private final Buffers left;
    private final Buffers right;
    private final int completionQueues;
    private final List<Flow> flows = new ArrayList<>();
    private final List<SharedReceives> shared = new ArrayList<>();

    /** @param completionQueues numbered from 0, on both sides */
    public Scoreboard(Buffers left, Buffers right, int completionQueues) {
        this.left = left;
        this.right = right;
        this.completionQueues = completionQueues;
    }

    public void add(Flow flow) {
        flows.add(flow);
    }

    /** Its buffers are looked at in the end. */
    public void add(SharedReceives queue) {
        shared.add(queue);
    }

    /** Takes all completions, posts what there is room for, and tells whether everything is done. */
    public boolean step() {
        drain(left);
        drain(right);
        boolean done = true;
        for (Flow flow : flows) {
            flow.post();
            done &= flow.isDone();
        }
        return done;
    }

    private void drain(Buffers at) {
        for (int queue = 0; queue < completionQueues; queue++) {
            for (Completion next = at.endpoint().poll(queue); next != null; next = at.endpoint().poll(queue)) {
                owner(at, next).completed(next);
            }
        }
    }

    private Flow owner(Buffers at, Completion completion) {
        for (Flow flow : flows) {
            if (flow.owns(at, completion)) {
                return flow;
            }
        }
        throw new Mismatch("a completion that belongs to no message: " + completion);
    }

    /** All memory holds what it must. */
    public void verify() {
        left.verify();
        right.verify();
        shared.forEach(SharedReceives::verify);
    }

    @Override public String toString() {
        return flows.toString();
    }
}
