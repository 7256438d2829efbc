package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.Arrival;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;
import rnic.track.ProgressTable.Kept;

/**
 * Finds out how far a flow has come with everything that its rings hold at this moment. Latency {@link #LATENCY}
 * cycles, one evaluation per cycle.
 *
 * @param window entries per ring: a power of two from 8
 * @param flows  a power of two from 2
 * @param spaces as of {@link SackTracker}
 */
@Doc("Finds out how far a flow has come with everything that its rings hold.")
public record EvaluationStage(int window, int flows, boolean spaces) implements Circuit<EvaluationStage.Io> {
    private static final int READ = 2;
    /** Cycles from flow to progress. */
    static final int LATENCY = READ + Frontier.LATENCY + 1;

    public record Io(
        @Doc("row of the flow to evaluate") UInt flow,
        @Doc("the packet for whose sake it is evaluated") UInt psn,
        Valid<RingWrite> ringWrite,
        Valid<ProgressWrite> progressWrite,
        @Doc("progress with all entries that were written before the evaluation began") Progress progress,
        @Doc("the packet lies before the first gap") Bool inRun
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(indexWidth(flows))), p.at(0).in(uint(Arrival.PSN_BITS)),
            p.in(Valid.of(RingWrite.of(window, flows))),
            p.in(Valid.of(ProgressWrite.of(flows))), p.at(LATENCY).out(Progress.SHAPE), p.at(LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.flow).aligned();

        // Progress and rings are read at the same edge.
        var table = instance(new ProgressTable(flows, spaces ? Kept.REPORTED : Kept.ALL));
        table.write().set(io.progressWrite);
        table.readFlow().set(io.flow);
        var before = table.progress();
        var write = io.ringWrite.value();
        int indexBits = log2Ceil(window);
        var frontier = instance(new Frontier(window));
        frontier.received().set(ring(io, flows, write.received(), io.flow));
        // These two are read when the run is known: no entry of the run can be written anew before that.
        var later = at(Frontier.LENGTH_LATENCY, io.flow);
        frontier.ends().set(ring(io, flows, write.ends(), later));
        frontier.consuming().set(ring(io, consuming(), write.consuming(), later));
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
            receivesDone(io, before).plus(run.receives().zext(Arrival.PSN_BITS)).gate(consumes(io.flow)));
        io.progress.set(stage(sum));
    }

    /** Receive WQEs consumed before; only flows of requests have a word for them. */
    private UInt receivesDone(Io io, Progress before) {
        if (!spaces) {
            return before.receivesDone();
        }
        ignore(before.receivesDone());
        var table = memory(uint(Arrival.PSN_BITS), consuming()).named("receives_done").style(BRAM).latency(READ);
        var write = io.progressWrite.value();
        when(io.progressWrite.valid().and(consumes(write.flow())),
            () -> table.write(row(write.flow(), consuming()), write.progress().receivesDone()));
        return table.read(row(io.flow, consuming()));
    }

    /** One ring of the first so many flows from its memories. */
    private UInt ring(Io io, int first, Bool writeBit, UInt readFlow) {
        var write = io.ringWrite.value();
        var ring = instance(new RingRows(window, first));
        ring.write().set(first == flows ? io.ringWrite.valid() : io.ringWrite.valid().and(consumes(write.flow())));
        ring.writeFlow().set(row(write.flow(), first));
        ring.writeIndex().set(write.index());
        ring.writeBit().set(writeBit);
        ring.readFlow().set(row(readFlow, first));
        return ring.row();
    }

    /** Flows whose messages may consume receive WQEs. */
    private int consuming() {
        return spaces ? flows / 2 : flows;
    }

    private Bool consumes(UInt flow) {
        return spaces ? flow.msb().not() : lit(true);
    }

    private static UInt row(UInt flow, int rows) {
        return flow.trunc(indexWidth(rows));
    }
}
