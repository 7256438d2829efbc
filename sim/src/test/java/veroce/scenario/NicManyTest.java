package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * All queue pairs of a NIC at once: each is the peer of its neighbour, and the frames of the NIC come back to it.
 * Each sends one packet; then each reads, with all its contexts; then all of them fail in a row with full rings; then all of them live again.
 */
class NicManyTest {
    private static final int PLACES = 4;
    private static final int QUEUES = 8;
    private static final int LENGTH = 48;
    private static final int BAD_KEY = 0xdead00;
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");

    private int pairs;
    private RnicParameters many;
    private NicEndpoint nic;
    private long area;
    private int key;
    private int life;

    @Test void allQueuePairsSendFailAndLiveAgain() {
        all(128);
    }

    @Tag("long") @Test void aThousandQueuePairsSendFailAndLiveAgain() {
        all(1024);
    }

    private void all(int count) {
        pairs = count;
        many = new RnicParameters("many", RnicParameters.SMALL.bytes(), count, RnicParameters.SMALL.window(), 4,
            RnicParameters.SMALL.mrs(), RnicParameters.SMALL.completionQueues(),
            RnicParameters.SMALL.addressHandles(), RnicParameters.SMALL.bufferBytes(),
            RnicParameters.SMALL.clockKilohertz());
        var engine = Engine.chosen() == null ? Engine.JVM : Engine.chosen();
        try (var made = new NicEndpoint(many, OWN, engine, Options.standard().effort(Options.Effort.FULL),
                HostBus.Timing.QUICK, 80)) {
            nic = made;
            nic.attach((frame, at) -> nic.model().receive(frame));
            nic.set("qp_quiet.time", 0);
            area = nic.memory().allocate(2 * LENGTH * pairs, 64);
            key = nic.register(1, area, 2L * LENGTH * pairs, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE,
                Access.REMOTE_READ));
            for (int qp = 0; qp < pairs; qp++) {
                nic.create(new QueuePairOptions().pmtu(256).queues(PLACES, PLACES).window(16, 4, 2)
                    .reads(many.reads()).completionQueue(qp % QUEUES).numbering(numbers(qp)).settings());
            }
            begin();
            everybodySendsOnePacket();
            everybodyReads();
            everybodyFails();
            life++;
            for (int qp = 0; qp < pairs; qp++) {
                nic.reset(qp, numbers(qp));
            }
            begin();
            everybodySendsOnePacket();
        }
    }

    private Numbering numbers(int qp) {
        return Numbering.from(qp * 7919 + life & 0xff_ffff);
    }

    private void begin() {
        for (int qp = 0; qp < pairs; qp++) {
            nic.connect(qp, new Peer(OWN, qp ^ 1, numbers(qp ^ 1)));
        }
    }

    private long place(int qp) {
        return area + (long) LENGTH * qp;
    }

    private byte[] text(int qp) {
        byte[] bytes = new byte[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            bytes[i] = (byte) (qp * 31 + i + life);
        }
        return bytes;
    }

    /** What has completed, once so much has. */
    private List<Completion> completions(int count) {
        var all = new ArrayList<Completion>();
        long end = nic.now() + 2 * Time.MILLISECOND;
        while (all.size() < count && nic.now() < end) {
            nic.advance(nic.now() + 5 * Time.MICROSECOND);
            for (int queue = 0; queue < QUEUES; queue++) {
                for (var next = nic.poll(queue); next != null; next = nic.poll(queue)) {
                    all.add(next);
                }
            }
        }
        assertThat(all).hasSize(count);
        return all;
    }

    private void everybodySendsOnePacket() {
        for (int qp = 0; qp < pairs; qp++) {
            nic.memory().write(place(qp), text(qp));
            nic.postReceive(qp, new ReceiveRequest(0, place(pairs + qp), key, LENGTH));
        }
        for (int qp = 0; qp < pairs; qp++) {
            nic.postSend(qp, SendRequest.send(0, place(qp), key, LENGTH));
        }
        assertThat(completions(2 * pairs)).allMatch(Completion::succeeded);
        for (int qp = 0; qp < pairs; qp++) {
            assertThat(nic.memory().read(place(pairs + qp), LENGTH)).as("of queue pair %d", qp).isEqualTo(text(qp ^ 1));
        }
    }

    /** As many Reads as a queue holds, all at once. */
    private void everybodyReads() {
        for (int qp = 0; qp < pairs; qp++) {
            nic.memory().write(place(pairs + qp), new byte[LENGTH]);
            for (int id = 1; id <= PLACES; id++) {
                int part = LENGTH / PLACES;
                long offset = (long) part * (id - 1);
                nic.postSend(qp, SendRequest.read(id, place(pairs + qp) + offset, key, part,
                    place(qp ^ 1) + offset, key));
            }
        }
        assertThat(completions(PLACES * pairs)).allMatch(Completion::succeeded);
        for (int qp = 0; qp < pairs; qp++) {
            assertThat(nic.memory().read(place(pairs + qp), LENGTH)).as("read by %d", qp).isEqualTo(text(qp ^ 1));
        }
    }

    /** Every second one fails for a bad key of its peer, which fails with it, or for a bad key of its own. */
    private void everybodyFails() {
        long before = nic.counters().get("qp_errors");
        for (int qp = 0; qp < pairs; qp++) {
            for (int id = 1; id <= PLACES; id++) {
                nic.postReceive(qp, new ReceiveRequest(id, place(pairs + qp), key, LENGTH));
            }
        }
        for (int qp = 0; qp < pairs; qp++) {
            for (int id = 1; id <= PLACES; id++) {
                nic.postSend(qp, qp % 4 < 2 ? SendRequest.write(id, place(qp), key, LENGTH, area, BAD_KEY)
                    : SendRequest.write(id, place(qp), BAD_KEY, LENGTH, area, key));
            }
        }
        var all = completions(2 * PLACES * pairs);
        assertThat(all).noneMatch(Completion::succeeded);
        int[] sends = new int[pairs];
        int[] receives = new int[pairs];
        for (var next : all) {
            int qp = next.queuePair();
            assertThat(next.id()).as("%s", next).isEqualTo(1 + (next.receive() ? receives[qp]++ : sends[qp]++));
        }
        assertThat(all).filteredOn(next -> next.id() > 1).allMatch(next -> next.status() == CompletionStatus.FLUSHED);
        assertThat(nic.counters().get("qp_errors") - before).as("each of them once").isEqualTo(pairs);
        for (int qp = 0; qp < pairs; qp++) {
            assertThat(nic.state(qp)).as("queue pair %d", qp).isEqualTo(QueuePairState.ERR);
        }
    }
}
