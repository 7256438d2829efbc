package veroce.nic;

import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.SplittableRandom;
import veroce.VeroceException;

/** The three channels by which the NIC writes host memory. */
final class WriteChannels {
    private final HostBus bus;
    private final SplittableRandom random;
    private final AddressChannel addresses;
    private final HeldChannel data;
    private final Pin wdata;
    private final Pin wstrb;
    private final Pin wlast;
    private final Pin wready;
    private final Pin bvalid;
    private final Pin bid;
    private final Pin bresp;
    private final Pin bready;
    private final Pace beats;
    private final Pace responses;
    private final int bytes;
    private final long[] words;
    private final long[] strobes;
    private final ArrayDeque<BusBurst> open = new ArrayDeque<>();
    private final AnswerOrder answers;
    private BusBurst answering;

    WriteChannels(HostBus bus, Simulation<?> nic, Axi4 axi, BusNoise noise, SplittableRandom random) {
        this.bus = bus;
        this.random = random;
        wdata = nic.pin(axi.wdata());
        wstrb = nic.pin(axi.wstrb());
        wlast = nic.pin(axi.wlast());
        wready = nic.pin(axi.wready());
        bvalid = nic.pin(axi.bvalid());
        bid = nic.pin(axi.bid());
        bresp = nic.pin(axi.bresp());
        bready = nic.pin(axi.bready());
        bytes = wstrb.width();
        addresses = new AddressChannel("write", bytes, new Pace(noise, 1, random), nic.pin(axi.awvalid()),
            nic.pin(axi.awready()), nic.pin(axi.awaddr()), nic.pin(axi.awlen()), nic.pin(axi.awsize()),
            nic.pin(axi.awburst()), nic.pin(axi.awid()));
        data = new HeldChannel("w", nic.pin(axi.wvalid()), wdata, wstrb, wlast);
        beats = new Pace(noise, noise.throughput(), random);
        responses = new Pace(noise, 1, random);
        words = new long[Math.max(1, bytes / 8)];
        strobes = new long[(bytes + 63) / 64];
        answers = new AnswerOrder(noise.isNone() ? null : random, 1 << bid.width());
    }

    /** Takes no burst before this cycle. */
    void hold(long until) {
        addresses.hold(until);
    }

    void cycle(long now) {
        var burst = addresses.cycle(now);
        if (burst != null) {
            burst.response = bus.response(true, burst.id, burst.address, burst.beats * bytes);
            open.add(burst);
        }
        // Data may come before its address is taken; it waits for it here.
        boolean ready = !open.isEmpty() && beats.opens();
        wready.set(ready);
        if (data.takes(ready, now)) {
            beats.moved();
            beat(open.peek(), now);
        }
        answer(now);
    }

    private void beat(BusBurst burst, long now) {
        if (burst.response == HostBus.OKAY) {
            wdata.words(words);
            wstrb.words(strobes);
            bus.target().write(burst.address + (long) burst.done * bytes & -bytes, words, strobes);
        }
        burst.done++;
        boolean isLast = burst.done == burst.beats;
        if (wlast.isSet() != isLast) {
            throw VeroceException.failure("write " + burst + ": beat " + burst.done + " has last=" + wlast.get()
                + ", at cycle " + now);
        }
        if (isLast) {
            open.remove();
            burst.due = bus.hangs(burst, bytes) ? HostBus.NEVER : now + bus.timing().writeLatency() + bus.late(random);
            answers.add(burst);
        }
    }

    private void answer(long now) {
        if (answering == null && responses.opens()) {
            answering = answers.next(now);
        }
        bvalid.set(answering != null);
        if (answering != null) {
            bid.set(answering.id);
            bresp.set(answering.response);
            if (bready.isSet()) {
                answers.remove(answering);
                answering = null;
            }
        }
    }

    /** As {@link AddressChannel#quietUntil}. */
    long quietUntil(long now) {
        return bvalid.isSet() || data.isOffered() ? now + 1 : Math.min(answers.due(), addresses.quietUntil(now));
    }

    boolean isIdle() {
        return open.isEmpty() && answers.isEmpty();
    }
}
