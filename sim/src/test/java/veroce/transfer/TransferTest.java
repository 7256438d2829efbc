package veroce.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.simulate.Engine;

/** Transfers between two references: what the command checks and what it would notice. */
class TransferTest {
    private static final int SIZE = 1_234_567;
    /** Bytes that atomics move in a test, a word each. */
    private static final int WORDS = 40_000;
    private static final LongConsumer SILENT = bytes -> { };

    private static byte[] data() {
        byte[] data = new byte[SIZE];
        new Random(1).nextBytes(data);
        return data;
    }

    private static TransferSettings settings(Operation operation, boolean both, int queuePairs, int message, int mtu) {
        return new TransferSettings(RnicParameters.ALVEO_100G, operation, both, queuePairs, message, mtu, 256, 8, 4, 100,
            10 * Time.MICROSECOND, 2 * Time.MICROSECOND, 0.01, 3, 0.01, 0.01, 0.01, 7);
    }

    private static EndpointPair endpoints(TransferSettings settings) {
        return EndpointPair.open(Engine.REFERENCE, settings);
    }

    @ParameterizedTest
    @CsvSource({"WRITE, false, 1, 65536, 4096", "SEND, false, 3, 10000, 1024", "WRITE, true, 2, 300, 256",
        "SEND, true, 5, 1234567, 2048", "READ, false, 1, 65536, 4096", "READ, true, 3, 5000, 512",
        "CMP_SWAP, true, 4, 8, 256", "FETCH_ADD, false, 20, 8, 256", "SEND_INVALIDATE, true, 2, 3000, 1024"})
    void everythingArrivesWhateverTheNetworkDoes(Operation operation, boolean both, int queuePairs, int message,
                                                 int mtu) {
        var settings = settings(operation, both, queuePairs, message, mtu);
        try (var ends = endpoints(settings)) {
            var data = operation.isAtomic() ? Arrays.copyOf(data(), WORDS + 5) : data();
            var result = new Transfer(settings, ends.left(), ends.right(), data).run(SILENT);
            assertThat(result.rows(1).getFirst().value())
                .isEqualTo((operation.isAtomic() ? WORDS : (long) SIZE) * (both ? 2 : 1));
            assertThat(result.goodputPercent()).isPositive().isLessThan(settings.ceilingPercent());
        }
    }

    /** Two processors change nothing: the same frames at the same times. */
    @Test void endpointsThatRunAtTheSameTimeDoTheSame() {
        var settings = settings(Operation.WRITE, true, 2, 20_000, 1024);
        try (var ends = endpoints(settings); var others = endpoints(settings)) {
            var one = new Transfer(settings, ends.left(), ends.right(), data());
            var two = new Transfer(settings, others.left(), others.right(), data());
            two.link().parallel();
            assertThat(two.run(SILENT).rows(1)).isEqualTo(one.run(SILENT).rows(1));
        }
    }

    @Test void aByteThatChangesBehindItsCompletionIsFound() {
        var settings = settings(Operation.WRITE, false, 1, 65_536, 4096);
        try (var ends = endpoints(settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), data());
            var memory = ends.right().memory();
            var isDone = new AtomicBoolean();
            assertThatThrownBy(() -> transfer.run(bytes -> {
                if (!isDone.getAndSet(true)) {
                    long at = memory.log().newest().getFirst().address();
                    memory.write(at, new byte[] {(byte) ~memory.read(at, 1)[0]});
                }
            })).isInstanceOf(TransferFailure.class).hasMessageContaining("byte ").hasMessageContaining("target");
        }
    }

    /** A stream uses its targets over and over; a byte that changes between two uses is found by the next one. */
    @Test void aStreamOfAnyLengthIsCheckedToTheLastByte() {
        var settings = settings(Operation.SEND, true, 2, 3000, 1024);
        try (var ends = endpoints(settings)) {
            var workload = new StreamWorkload(settings, 2000);
            var result = new Transfer(settings, ends.left(), ends.right(), workload).run(SILENT);
            assertThat(result.bytes()).isEqualTo(2 * 2 * 334 * 3000).isGreaterThan(2L * workload.bytes().length);
        }
        try (var ends = endpoints(settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), new StreamWorkload(settings, 2000));
            var memory = ends.right().memory();
            var isDone = new AtomicBoolean();
            assertThatThrownBy(() -> transfer.run(bytes -> {
                if (!isDone.getAndSet(true)) {
                    long at = memory.log().newest().getFirst().address();
                    memory.write(at, new byte[] {(byte) ~memory.read(at, 1)[0]});
                }
            })).isInstanceOf(TransferFailure.class).hasMessageContaining("of the target is 0x");
        }
    }

    @Test void aPeerThatIsInErrorEndsTheTransferWithAMessage() {
        var settings = settings(Operation.WRITE, false, 1, 65_536, 4096);
        try (var ends = endpoints(settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), data());
            ends.right().fail(1);
            assertThatThrownBy(() -> transfer.run(SILENT)).isInstanceOf(TransferFailure.class);
        }
    }
}
