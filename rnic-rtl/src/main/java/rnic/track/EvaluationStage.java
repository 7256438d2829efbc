package rnic.track;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.messages.Arrival;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;

/**
 * Finds out how far a queue pair has come with everything that its rings hold at this moment. Latency {@link #LATENCY}
 * cycles, one evaluation per cycle.
 *
 * @param window     entries per ring: a power of two from 8
 * @param queuePairs a power of two from 2
 */
@Doc("Finds out how far a queue pair has come with everything that its rings hold.")
public record EvaluationStage(int window, int queuePairs) implements Circuit<EvaluationStage.Io> {
    private static final int READ = 2;
    /** Cycles from queue pair to progress. */
    static final int LATENCY = READ + Frontier.LATENCY + 1;

    public record Io(
        @Doc("queue pair to evaluate") UInt qp,
        @Doc("the packet for whose sake it is evaluated") UInt psn,
        Valid<RingWrite> ringWrite,
        Valid<ProgressWrite> progressWrite,
        @Doc("progress with all entries that were written before the evaluation began") Progress progress,
        @Doc("the packet lies before the first gap") Bool inRun
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(indexWidth(queuePairs))), p.at(0).in(uint(Arrival.PSN_BITS)),
            p.in(Valid.of(RingWrite.of(window, queuePairs))),
            p.in(Valid.of(ProgressWrite.of(queuePairs))), p.at(LATENCY).out(Progress.SHAPE), p.at(LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.qp).aligned();

        // Progress and rings are read at the same edge.
        var table = instance(new ProgressTable(queuePairs));
        table.write().set(io.progressWrite);
        table.readQp().set(io.qp);
        var before = table.progress();
        var write = io.ringWrite.value();
        int indexBits = log2Ceil(window);
        var frontier = instance(new Frontier(window));
        frontier.received().set(ring(io, write.received(), io.qp));
        // These two are read when the run is known: no entry of the run can be written anew before that.
        var later = at(Frontier.LENGTH_LATENCY, io.qp);
        frontier.ends().set(ring(io, write.ends(), later));
        frontier.consuming().set(ring(io, write.consuming(), later));
        frontier.expected().set(before.expected().trunc(indexBits + 1));

        // The packet is the next one if the run covers it.
        var distance = io.psn.minus(before.expected()).trunc(indexBits);
        var inRun = stage(distance.zext(indexBits + 1).lt(frontier.length()));
        io.inRun.set(inRun);
        check(frontier.length().le(window), "the expected PSN moves by a window at most");

        var run = frontier.run();
        var expected = at(READ + Frontier.LATENCY, before.expected());
        var sum = new Progress(expected.plus(run.length().zext(Arrival.PSN_BITS)),
            before.messages().plus(run.messages().zext(Arrival.PSN_BITS)),
            mux(run.complete().any(), expected.plus(run.complete().zext(Arrival.PSN_BITS)), before.messageStart()),
            before.receivesDone().plus(run.receives().zext(Arrival.PSN_BITS)));
        io.progress.set(stage(sum));
    }

    /** One ring from its memories. */
    private UInt ring(Io io, Bool writeBit, UInt readQp) {
        var ring = instance(new RingRows(window, queuePairs));
        ring.write().set(io.ringWrite.valid());
        ring.writeQp().set(io.ringWrite.value().qp());
        ring.writeIndex().set(io.ringWrite.value().index());
        ring.writeBit().set(writeBit);
        ring.readQp().set(readQp);
        return ring.row();
    }
}
