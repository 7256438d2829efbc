package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.memory.MemoryWindow;

/** Two queue pairs that are each other's peer, with a completion queue for both. */
final class SharedPair {
    private static final int SENDS_LOG = 4;
    private static final int RECEIVES_LOG = 4;
    private static final int FLUSHED = 1;

    record Message(int offset, int length) {}

    /** One end. */
    final class End {
        final int number;
        final long sendBase;
        final long receiveBase;
        SharedQueue shared;
        boolean exists;
        int sends;
        int sendsDone;
        int receives;
        int receivesDone;
        int succeeded;
        final ArrayDeque<Message> toCome = new ArrayDeque<>();
        boolean receivesFail;
        boolean sendsFail;
        /** An MR that the peer may withdraw; 0: none. */
        int lease;
        private MemoryWindow sendWindow;
        private MemoryWindow receiveWindow;
        private final StringBuilder statuses = new StringBuilder();

        End(int number) {
            this.number = number;
            sendBase = host.nic.memory().allocate(64 << SENDS_LOG, 64);
            receiveBase = host.nic.memory().allocate(32 << RECEIVES_LOG, 64);
        }

        End peer() {
            return this == left ? right : left;
        }

        CommandResult modify(QueuePairState state) {
            return host.attempt(Command.MODIFY_QP, number, Map.of("state.code", (long) state.ordinal()));
        }

        Map<String, Long> arguments() {
            Map<String, Long> a = new HashMap<>();
            a.put("peer.qp", (long) peer().number);
            a.put("peer.profile", roce ? 0L : 3L);
            a.put("peer.mtu", (long) mtu);
            a.put("peer.remote_atomic", 1L);
            a.put("peer.remote_read", 1L);
            a.put("peer.remote_write", 1L);
            a.put("keys.pkey", 0xffffL);
            a.put("keys.pd", (long) SharedHost.PD);
            long own = this == left ? leftPsn : rightPsn;
            long other = this == left ? rightPsn : leftPsn;
            a.put("send.psn", own);
            a.put("send.retries", (long) retries);
            a.put("send.rnr_retries", (long) rnrRetries);
            a.put("receive.psn", other);
            a.put("receive.rnr_timer", 1L);
            a.put("window.packets", 64L);
            a.put("window.messages", (long) host.parameters.messages());
            a.put("timing.srtt", 160L);
            a.put("timing.rto", 3L);
            a.put("timing.sack_threshold", 3L);
            a.put("send_queue.address", sendBase);
            a.put("size.send", (long) SENDS_LOG);
            a.put("completion.send", (long) queue);
            a.put("completion.receive", (long) queue);
            a.put("size.responses", 64L);
            a.put("accepted.psn", roce ? 0 : other ^ 1 << 23);
            a.put("accepted.reads", (long) host.parameters.reads());
            a.put("outstanding.psn", own ^ 1 << 23);
            a.put("outstanding.reads", (long) host.parameters.reads());
            a.put("address.cc_algorithm", roce && heeds ? (long) RnicParameters.DCQCN : 0);
            a.put("groups.receive", 1L);
            a.put("groups.send", 1L);
            if (shared == null) {
                a.put("receive_queue.address", receiveBase);
                a.put("size.receive", (long) RECEIVES_LOG);
            } else {
                a.put("rate.shared", 1L);
                a.put("rate.srq", (long) shared.number);
            }
            return a;
        }

        void create(SharedQueue with) {
            shared = with;
            sends = 0;
            sendsDone = 0;
            receives = 0;
            receivesDone = 0;
            toCome.clear();
            receivesFail = false;
            sendsFail = false;
            statuses.setLength(0);
            sendWindow = host.nic.memory().open("send queue " + number, sendBase, 64 << SENDS_LOG, false);
            receiveWindow = with != null ? null
                : host.nic.memory().open("receive queue " + number, receiveBase, 32 << RECEIVES_LOG, false);
            exists = true;
            if (lease != 0) {
                host.nic.release(lease);
            }
            lend();
            if (with != null) {
                with.users++;
            }
            host.must(Command.CREATE_QP, number, arguments());
        }

        void reset() {
            host.must(Command.RESET_QP, number, Map.of());
            host.nic.memory().close(sendWindow);
            if (receiveWindow != null) {
                host.nic.memory().close(receiveWindow);
            }
            poll();
            exists = false;
            if (shared != null) {
                shared.users--;
                if (shared.users == 0) {
                    shared.isWhole();
                }
            }
        }

        void lend() {
            lease = host.nic.register(SharedHost.PD, host.target, 64, EnumSet.of(Access.LOCAL_WRITE,
                Access.REMOTE_INVALIDATE));
        }

        /** Posts to its own receive queue. */
        void receive(int count) {
            for (int i = 0; i < count && receives - receivesDone < 1 << RECEIVES_LOG; i++) {
                var entry = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
                entry.putLong(0, host.target).putInt(8, 4096).putInt(12, host.targetKey);
                host.nic.memory().write(receiveBase + 32L * (receives & (1 << RECEIVES_LOG) - 1), entry.array());
                receives++;
            }
            host.ring(SharedHost.RECEIVE_DOORBELL, (long) number << 16 | receives & 0xffff);
        }

        int room() {
            return (1 << SENDS_LOG) - (sends - sendsDone);
        }

        /** Writes a request of any kind, and does not say so. */
        void write(int operation, int length) {
            var random = host.random;
            var entry = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
            int offset = random.nextInt(SharedHost.AREA - length);
            boolean isAtomic = operation == 5 || operation == 6;
            boolean brings = operation == 4 || isAtomic;
            int flags = 1 | (random.nextInt(6) == 0 ? 8 : 0) | (random.nextInt(6) == 0 ? 2 : 0);
            entry.put(0, (byte) operation).put(1, (byte) flags).putInt(4, isAtomic ? 8 : length)
                .putLong(8, brings ? host.target + (isAtomic ? offset & ~7 : offset) : host.source + offset)
                .putInt(16, brings ? host.targetKey : host.sourceKey).putInt(20, operation == 7 ? peer().lease : 0x1234)
                .putLong(24, isAtomic ? host.words + 8 * random.nextInt(4)
                    : (operation == 4 ? host.source : host.target) + offset)
                .putInt(32, isAtomic ? host.wordsKey : operation == 4 ? host.sourceKey : host.targetKey);
            host.nic.memory().write(sendBase + 64L * (sends & (1 << SENDS_LOG) - 1), entry.array());
            sends++;
            if (operation == 0 || operation == 1 || operation == 7) {
                peer().toCome.add(new Message(offset, length));
            } else if (operation == 3) {
                peer().toCome.add(new Message(-1, length));
            }
        }

        void ring() {
            host.ring(SharedHost.SEND_DOORBELL, (long) number << 16 | sends & 0xffff);
        }

        void send(int operation, int length) {
            if (room() > 0) {
                write(operation, length);
                ring();
            }
        }

        private void take(ByteBuffer entry) {
            int status = entry.get(5);
            int flags = entry.get(6);
            int index = entry.getShort(16) & 0xffff;
            String what = "completion of " + number + ": kind " + entry.get(4) + ", status " + status + ", flags "
                + flags + ", index " + index;
            assertThat(exists).as("%s of a queue pair in RESET, %s", what, host).isTrue();
            if (status != 0 || statuses.isEmpty()) {
                statuses.append(' ').append((flags & 2) != 0 ? 'r' : 's').append(status);
            }
            if ((flags & 2) == 0) {
                int done = index + 1 - sendsDone & 0xffff;
                assertThat(done).as("%s, %s", what, host).isBetween(1, sends - sendsDone);
                sendsDone += done;
                assertThat(status == 0 && sendsFail).as("success behind a failure: %s, %s", what, host).isFalse();
                sendsFail |= status != 0;
                succeeded += status == 0 ? 1 : 0;
                return;
            }
            assertThat((flags & 4) != 0).as("%s, %s", what, host).isEqualTo(shared != null);
            long at = -1;
            if (shared != null) {
                assertThat(entry.getShort(18)).as("%s, %s", what, host).isEqualTo((short) shared.number);
                at = shared.finish(index, what);
            } else {
                assertThat(index).as("%s, %s", what, host).isEqualTo(receivesDone & 0xffff);
                receivesDone++;
            }
            assertThat(status == 0 && receivesFail).as("success behind a failure: %s, %s", what, host).isFalse();
            receivesFail |= status != 0;
            if (status == 0) {
                if (entry.get(4) == 4 && entry.getInt(12) == lease) {
                    host.nic.release(lease);
                    lend();
                }
                assertThat(toCome).as("%s, %s", what, host).isNotEmpty();
                var message = toCome.remove();
                assertThat(entry.getInt(8)).as("%s, %s", what, host).isEqualTo(message.length);
                if (at >= 0 && message.offset >= 0) {
                    var found = host.nic.memory().read(at, message.length);
                    assertThat(Arrays.mismatch(found, 0, message.length, host.bytes, message.offset,
                        message.offset + message.length)).as("%s, %s", what, host).isNegative();
                }
            }
        }

        @Override public String toString() {
            return number + (exists ? "" : " reset") + " on " + (shared == null ? "its own" : "srq " + shared.number)
                + " sends " + sendsDone + "/" + sends + " receives " + receivesDone + "/" + receives + " to come "
                + toCome.size() + statuses;
        }
    }

    final SharedHost host;
    final End left;
    final End right;
    final int queue;
    int queueLog;
    final long queueBase;
    int mtu = 2;
    int retries = 7;
    int rnrRetries = 7;
    boolean polls = true;
    /** What both speak in this life, and whether they heed what they are told of congestion. */
    private boolean roce;
    private boolean heeds;
    private int taken;
    long leftPsn;
    long rightPsn;

    SharedPair(SharedHost host, int number, int queueLog) {
        this.host = host;
        this.queue = number;
        this.queueLog = queueLog;
        left = new End(2 * number);
        right = new End(2 * number + 1);
        queueBase = host.nic.memory().allocate(64L << 8, 64);
        host.nic.memory().open("completion queue " + number, queueBase, 64L << 8, true);
        host.pairs.add(this);
        makeQueue();
    }

    void makeQueue() {
        taken = 0;
        host.nic.memory().write(queueBase, new byte[64 << queueLog]);
        host.must(Command.CREATE_CQ, queue, Map.of("base.address", queueBase, "size.log2", (long) queueLog));
    }

    void destroyQueue() {
        host.must(Command.DESTROY_CQ, queue, Map.of());
    }

    void numbers() {
        if (host.parameters.roce()) {
            roce = host.random.nextInt(4) > 0;
            heeds = host.random.nextBoolean();
        }
        leftPsn = host.random.nextInt(1 << 24);
        rightPsn = host.random.nextInt(1 << 24);
    }

    void create(SharedQueue l, SharedQueue r) {
        numbers();
        left.create(l);
        right.create(r);
    }

    void connect() {
        for (End end : new End[] {left, right}) {
            assertThat(end.modify(QueuePairState.RTR)).isEqualTo(CommandResult.DONE);
        }
        for (End end : new End[] {left, right}) {
            // The peer may have sent something already that ends it.
            assertThat(end.modify(QueuePairState.RTS)).isIn(CommandResult.DONE, CommandResult.WRONG_STATE);
        }
    }

    void poll() {
        if (!polls) {
            return;
        }
        int before = taken;
        while (true) {
            var entry = ByteBuffer.wrap(host.nic.memory().read(queueBase + 64L * (taken & (1 << queueLog) - 1), 64))
                .order(ByteOrder.LITTLE_ENDIAN);
            if ((entry.get(63) & 1) == (taken >>> queueLog & 1)) {
                break;
            }
            taken++;
            int number = entry.getInt(0);
            assertThat(number >>> 1).as("completion in queue %s, %s", queue, host).isEqualTo(queue);
            (number == left.number ? left : right).take(entry);
        }
        if (taken != before) {
            host.ring(SharedHost.COMPLETION_DOORBELL, (long) queue << 16 | taken & 0xffff);
        }
    }

    @Override public String toString() {
        return "[" + left + "; " + right + "]";
    }
}
