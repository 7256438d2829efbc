package veroce.nic;

import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.SplittableRandom;

/** The two channels by which the NIC reads host memory. */
final class ReadChannels {
    private final HostBus bus;
    private final SplittableRandom random;
    private final AddressChannel addresses;
    private final Pin rvalid;
    private final Pin rid;
    private final Pin rdata;
    private final Pin rresp;
    private final Pin rlast;
    private final Pin rready;
    private final Pace beats;
    private final int bytes;
    private final long[] words;
    private final AnswerOrder answers;
    private BusBurst answering;

    ReadChannels(HostBus bus, Simulation<?> nic, Axi4 axi, BusNoise noise, SplittableRandom random) {
        this.bus = bus;
        this.random = random;
        rvalid = nic.pin(axi.rvalid());
        rid = nic.pin(axi.rid());
        rdata = nic.pin(axi.rdata());
        rresp = nic.pin(axi.rresp());
        rlast = nic.pin(axi.rlast());
        rready = nic.pin(axi.rready());
        bytes = rdata.width() / 8;
        addresses = new AddressChannel("read", bytes, new Pace(noise, 1, random), nic.pin(axi.arvalid()),
            nic.pin(axi.arready()), nic.pin(axi.araddr()), nic.pin(axi.arlen()), nic.pin(axi.arsize()),
            nic.pin(axi.arburst()), nic.pin(axi.arid()));
        beats = new Pace(noise, noise.throughput(), random);
        words = new long[Math.max(1, bytes / 8)];
        answers = new AnswerOrder(noise.isNone() ? null : random, 1 << rid.width());
    }

    /** Takes no burst before this cycle. */
    void hold(long until) {
        addresses.hold(until);
    }

    void cycle(long now) {
        var burst = addresses.cycle(now);
        if (burst != null) {
            burst.due = bus.hangs(burst, bytes) ? HostBus.NEVER : now + bus.timing().readLatency() + bus.late(random);
            answers.add(burst);
        }
        if (answering == null && beats.opens()) {
            answering = answers.next(now);
            if (answering != null) {
                show(answering);
            }
        }
        rvalid.set(answering != null);
        if (answering != null && rready.isSet()) {
            beats.moved();
            answering.done++;
            if (answering.done == answering.beats) {
                answers.remove(answering);
            }
            answering = null;
        }
    }

    /** A beat that is refused carries noise. */
    private void show(BusBurst burst) {
        long at = burst.address + (long) burst.done * bytes & -bytes;
        int first = burst.done == 0 ? (int) burst.address & bytes - 1 : 0;
        int response = bus.response(false, burst.id, at + first, bytes - first);
        if (response == HostBus.OKAY) {
            bus.target().read(at, first, words);
        } else {
            for (int i = 0; i < words.length; i++) {
                words[i] = random.nextLong();
            }
        }
        rdata.setWords(words, 0);
        rresp.set(response);
        rid.set(burst.id);
        rlast.set(burst.done == burst.beats - 1);
    }

    /** As {@link AddressChannel#quietUntil}. */
    long quietUntil(long now) {
        return rvalid.isSet() ? now + 1 : Math.min(answers.due(), addresses.quietUntil(now));
    }

    boolean isIdle() {
        return answers.isEmpty();
    }
}
