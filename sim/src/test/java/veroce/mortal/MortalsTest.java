package veroce.mortal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Completion;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.report.Row;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.SoakWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferSettings;

/** Queue pairs that come and go beside a transfer: on the reference all holds, and each fault that is made is found. */
class MortalsTest {
    private static final List<Operation> ALL = List.of(Operation.values());

    private static TransferSettings settings() {
        return new TransferSettings(RnicParameters.SMALL.sharing(2), Operation.WRITE, true, 4, 1, 256, 128, 8, 4, 100,
            10 * Time.MICROSECOND, 2 * Time.MICROSECOND, 0.01, 1, 0.01, 0.005, 0.01, 3);
    }

    private static List<Row> run(EndpointPair ends, int packets, int count) {
        var transfer = new Transfer(settings(), ends.left(), ends.right(), new SoakWorkload(settings(), ALL, packets, true));
        var mortals = new Mortals(transfer, ends, settings(), count, ALL, true);
        transfer.beside(mortals);
        transfer.run(bytes -> { });
        return mortals.rows();
    }

    @Test void everyWayToDieAndEveryRequestIsSeen() {
        try (var ends = EndpointPair.open(Engine.REFERENCE, settings())) {
            assertThat(run(ends, 20_000, 4)).allSatisfy(row -> assertThat(row.value().longValue()).as(row.metric()).isPositive());
        }
    }

    /** What an endpoint may do wrong. */
    private enum Fault {
        LATE_BYTE("has changed after the end of its life"),
        /** By what stands in the word at the end, or by what the next atomic on it finds. */
        ATOMIC_TWICE("which no number of atomics of its peer|place of request .* it must be 0x"),
        ATOMIC_AFTER_THE_END("has changed after the end of its life"),
        WRONG_BYTE("it must be 0x"),
        BYTE_BESIDE("it must be 0"),
        COMPLETION_TWICE("is not"),
        COMPLETION_LOST("is not"),
        LAST_COMPLETION_LOST("have not completed every request"),
        SHARED_REQUEST_LOST("find fewer requests in their shared receive queues");

        /** A regular expression. */
        private final String says;

        Fault(String says) {
            this.says = says;
        }
    }

    @ParameterizedTest
    @EnumSource
    void isFound(Fault fault) {
        try (var ends = EndpointPair.open(Engine.REFERENCE, settings())) {
            var spoiled = Spoiled.of(ends.left(), ends.right(), fault);
            assertThatThrownBy(() -> run(new EndpointPair(spoiled, ends.right()), 20_000, 2))
                .isInstanceOf(MortalFailure.class).hasMessageFindingMatch(fault.says);
        }
    }

    /**
     * An endpoint that does wrong for mortal queue pairs: with requests of the last one, or with completions of any.
     * Completion queue 1 is of a connection that shares its receive queue.
     */
    private record Spoiled(Endpoint endpoint, Endpoint peer, Fault fault, State state) implements InvocationHandler {
        private static final int SHARING = 1;

        private static final class State {
            SendRequest read;
            SendRequest atomic;
            Completion again;
            int last;
            boolean done;
            boolean ended;
        }

        static Endpoint of(Endpoint endpoint, Endpoint peer, Fault fault) {
            return (Endpoint) Proxy.newProxyInstance(Endpoint.class.getClassLoader(), new Class<?>[] {Endpoint.class},
                new Spoiled(endpoint, peer, fault, new State()));
        }

        @Override public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            try {
                var result = method.invoke(endpoint, arguments);
                switch (method.getName()) {
                    case "postSend" -> posted((int) arguments[0], (SendRequest) arguments[1]);
                    case "create" -> state.last = (int) result;
                    case "reset" -> state.ended |= (int) arguments[0] == state.last;
                    case "poll" -> {
                        return (int) arguments[0] == 0 ? result : polled((int) arguments[0], (Completion) result);
                    }
                    default -> { }
                }
                return result;
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        }

        private void posted(int queuePair, SendRequest request) {
            if (queuePair != state.last) {
                return;
            }
            state.ended = false;
            state.read = request.operation() == Operation.READ && request.length() > 0 ? request : state.read;
            state.atomic = request.operation() == Operation.FETCH_ADD ? request : state.atomic;
        }

        private Completion polled(int queue, Completion next) {
            if (state.again != null) {
                var again = state.again;
                state.again = null;
                return again;
            }
            boolean succeeded = next != null && next.succeeded() && !next.receive();
            switch (fault) {
                case LATE_BYTE -> {
                    if (state.ended && state.read != null && once()) {
                        flip(endpoint, state.read.address());
                    }
                }
                case ATOMIC_AFTER_THE_END -> {
                    if (state.ended && state.atomic != null && peer.state(state.last) == QueuePairState.INIT && once()) {
                        flip(peer, state.atomic.remoteAddress());
                    }
                }
                case ATOMIC_TWICE -> {
                    if (succeeded && next.queuePair() == state.last && next.operation() == Operation.FETCH_ADD && once()) {
                        flip(peer, state.atomic.remoteAddress());
                    }
                }
                case WRONG_BYTE -> {
                    if (succeeded && next.queuePair() == state.last && state.read != null
                        && state.read.id() == next.id() && once()) {
                        flip(endpoint, state.read.address());
                    }
                }
                case BYTE_BESIDE -> {
                    if (state.read != null && !state.ended && state.read.length() < MortalHost.LONGEST && once()) {
                        flip(endpoint, state.read.address() + state.read.length());
                    }
                }
                case COMPLETION_TWICE -> {
                    if (next != null && once()) {
                        state.again = next;
                    }
                }
                case COMPLETION_LOST -> {
                    if (succeeded && once()) {
                        return null;
                    }
                }
                case LAST_COMPLETION_LOST -> {
                    return queue == SHARING || next == null || next.succeeded() ? next : null;
                }
                default -> {
                    if (queue == SHARING && next != null && next.receive() && !next.succeeded()) {
                        return null;
                    }
                }
            }
            return next;
        }

        private boolean once() {
            boolean first = !state.done;
            state.done = true;
            return first;
        }

        private static void flip(Endpoint at, long address) {
            byte now = at.memory().read(address, 1)[0];
            at.memory().write(address, new byte[] {(byte) ~now});
        }
    }
}
