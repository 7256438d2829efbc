package veroce.nic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import rnic.protocol.Command;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;

/** The queue pairs of a NIC as its driver keeps them, from life to life, and the peers that they have. */
final class NicQueuePairs {
    /** Of what QUERY_QP answers. */
    private static final int STATE_MASK = 7;
    private static final int CAUSE_MASK = 0xFF;
    private static final int RETURNED = 16;

    private final NicMailbox mailbox;
    private final HostMemory memory;
    private final RnicParameters parameters;
    private final List<NicQueuePair> pairs = new ArrayList<>();
    /** Address handles. */
    private final Map<Way, Integer> handles = new HashMap<>();
    /** The words that each one has been told in its life, or will be, unless it was told all at once. */
    private final Map<Integer, Consumer<RegisterValues>> lives = new HashMap<>();
    /** 10 us in units of 1/16 us. */
    private int initialRtt = 160;

    /** What an address handle says. */
    private record Way(Address peer, int gid) {}

    NicQueuePairs(NicMailbox mailbox, HostMemory memory, RnicParameters parameters) {
        this.mailbox = mailbox;
        this.memory = memory;
        this.parameters = parameters;
    }

    /** The round-trip time from which lives that begin from now on start, in 1/16 us. */
    void initialRtt(int sixteenths) {
        initialRtt = sixteenths;
    }

    NicQueuePair get(int number) {
        return pairs.get(number);
    }

    boolean isFull() {
        return pairs.size() == parameters.queuePairs();
    }

    int create(QueuePairSettings settings) {
        if (settings.profile() != Profile.VEROCE && !parameters.roce()) {
            throw new IllegalArgumentException("a queue pair of profile " + settings.profile() + " in the NIC "
                + parameters.name() + ": it speaks " + Profile.VEROCE + " only; use that, a NIC with RoCEv2, or the"
                + " reference");
        }
        var pair = new NicQueuePair(pairs.size(), memory, settings);
        pairs.add(pair);
        return pair.number();
    }

    /** Begins a life, up to RTS: all is known, and told at once. */
    void connect(int number, Peer peer) {
        begin(number, peer, true);
        enter(number, QueuePairState.RTS);
    }

    /** Begins a life, up to RTR, and is told in the steps of verbs. */
    void listen(int number, Peer peer) {
        begin(number, peer, false);
    }

    private void begin(int number, Peer peer, boolean whole) {
        var pair = get(number);
        var numbering = pair.numbering();
        if (!isPossible(numbering) || !isPossible(peer.numbering())) {
            throw VeroceException.usage("the NIC numbers messages from " + (parameters.firstMessages() + 1)
                + " and receive requests from " + parameters.firstMessages() + "; only the first PSN can be chosen");
        }
        int handle = handle(peer);
        pair.begins();
        Consumer<RegisterValues> life = values -> {
            NicLife.fill(values, parameters, pair.settings(), numbering, peer);
            values.set("address.handle", handle).set("timing.srtt", initialRtt)
                .set("doorbells.page", mailbox.page()).set("send_queue.address", pair.sends().base()).set("size.send", pair.sends().sizeLog());
            if (pair.settings().usesSharedQueue()) {
                values.set("rate.shared", 1).set("rate.srq", pair.settings().sharedQueue());
            } else {
                values.set("receive_queue.address", pair.receives().base())
                    .set("size.receive", pair.receives().sizeLog());
            }
        };
        if (whole) {
            lives.remove(number);
            mailbox.command(Command.CREATE_QP, number,
                life.andThen(values -> values.set("groups.receive", 1).set("groups.send", 1)));
        } else {
            lives.put(number, life);
            mailbox.command(Command.CREATE_QP, number, life);
        }
        if (!pair.settings().usesSharedQueue()) {
            ringReceive(pair);
        }
        modify(pair, QueuePairState.RTR);
    }

    /** As verbs do: with RTR what it receives by, with RTS what it sends by. */
    private void tell(NicQueuePair pair, QueuePairState wanted) {
        var state = pair.state();
        if (!lives.containsKey(pair.number())) {
            return;
        }
        if (state == QueuePairState.INIT && wanted == QueuePairState.RTR) {
            tell(pair, "groups.receive");
        } else if (state == QueuePairState.RTR && wanted == QueuePairState.RTS) {
            tell(pair, "groups.send");
        }
    }

    private void tell(NicQueuePair pair, String group) {
        mailbox.command(Command.SET_QP, pair.number(), values -> {
            lives.get(pair.number()).accept(values);
            values.set(group, 1);
        });
    }

    private boolean isPossible(Numbering numbering) {
        return numbering.message() == parameters.firstMessages() + 1
            && numbering.receive() == parameters.firstMessages();
    }

    private int handle(Peer peer) {
        return handles.computeIfAbsent(new Way(peer.address(), mailbox.gid()), way -> {
            int index = handles.size();
            var to = way.peer();
            mailbox.command(Command.WRITE_ADDRESS, index, values -> {
                values.set("mac.address", to.mac()).set("tag.ipv6", to.ip().v6() ? 1 : 0).set("tag.gid", way.gid())
                    .set("ip_high.address", to.ip().high()).set("ip_low.address", to.ip().low());
                if (to.vlan() >= 0) {
                    values.set("tag.vlan", to.vlan()).set("tag.present", 1);
                }
                var names = to.paths();
                if (names.destination() != null) {
                    values.set("segments_high.address", names.destination().high())
                        .set("segments_low.address", names.destination().low());
                }
                values.set("tag.paths", names.destination() != null ? 2 : names.isNamed() ? 1 : 0);
            });
            for (int slot = 0; slot < to.paths().identifiers().size(); slot++) {
                long identifier = Integer.toUnsignedLong(to.paths().identifiers().get(slot));
                int path = slot;
                mailbox.command(Command.NAME_PATH, index,
                    values -> values.set("path.slot", path).set("identifier.value", identifier));
            }
            return index;
        });
    }

    /** Nothing is rung in. */
    void modify(int number, QueuePairState state) {
        modify(get(number), state);
    }

    /** What was posted before is rung in with RTS. */
    void enter(int number, QueuePairState state) {
        var pair = get(number);
        modify(pair, state);
        if (pair.state() == QueuePairState.RTS) {
            ringSend(pair);
        }
    }

    private void modify(NicQueuePair pair, QueuePairState state) {
        tell(pair, state);
        mailbox.command(Command.MODIFY_QP, pair.number(), values -> values.set("state.code", state.ordinal()));
        pair.state(state);
    }

    /** Gives it another rate too; 0: no limit. */
    void modify(int number, QueuePairState state, long bitsPerSecond) {
        tell(get(number), state);
        mailbox.command(Command.MODIFY_QP, number, values -> values.set("state.code", state.ordinal())
            .set("state.rate", 1).set("rate.megabits", bitsPerSecond / 1_000_000));
        get(number).state(state);
    }

    /** Ends a life. */
    void end(int number) {
        mailbox.command(Command.RESET_QP, number);
        get(number).unmap();
    }

    /** The state as the NIC has it, since it may go to error by itself. */
    QueuePairState state(int number) {
        var pair = get(number);
        return pair.state() == QueuePairState.INIT || pair.state() == QueuePairState.RESET ? pair.state()
            : QueuePairState.values()[(int) query(number) & STATE_MASK];
    }

    /** Why it has gone to error by itself. */
    FailureCause cause(int number) {
        return FailureCause.values()[(int) query(number) >>> FailureCause.SHIFT & CAUSE_MASK];
    }

    /** It is in error, and all that it had of a shared receive queue has come back. */
    boolean hasReturned(int number) {
        return (query(number) >>> RETURNED & 1) == 1;
    }

    private long query(int number) {
        return mailbox.command(Command.QUERY_QP, number);
    }

    void post(int number, SendRequest request) {
        var pair = get(number);
        pair.post(request);
        ringSend(pair);
    }

    void post(int number, ReceiveRequest request) {
        var pair = get(number);
        pair.post(request);
        ringReceive(pair);
    }

    private void ringSend(NicQueuePair pair) {
        ring("send_doorbell", pair, pair.sends());
    }

    private void ringReceive(NicQueuePair pair) {
        ring("receive_doorbell", pair, pair.receives());
    }

    /** Before it is connected, a queue pair is not known to the NIC. */
    private void ring(String doorbell, NicQueuePair pair, Ring ring) {
        if (pair.isKnown()) {
            mailbox.ring(doorbell, "qp", pair.number(), "producer", ring.count());
        }
    }
}
