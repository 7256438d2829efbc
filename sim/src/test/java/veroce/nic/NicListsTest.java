package veroce.nic;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;

/** Regions whose pages are found by lists, in a NIC whose frames come back to it: good lists, and lists that are not. */
class NicListsTest {
    private static final int LENGTH = 100_000;
    private static final int BYTES_OF_PAGE = 4096;
    /** A region begins within a page, and where a beat does. */
    private static final int AHEAD = 32;

    private final NicEndpoint nic = new NicEndpoint(RnicParameters.SMALL, Address.of(0x0200_0000_0001L, "10.0.0.1"),
        Engine.JVM, Options.standard(), HostBus.Timing.PCIE, 80).scatter();
    private final Random random = new Random(5);
    private final List<Integer> others = new ArrayList<>();
    private long frames;
    private int from;
    private int to;

    NicListsTest() {
        nic.attach((frame, at) -> {
            frames++;
            nic.model().receive(frame);
        });
        var settings = new QueuePairOptions().reads(4).atomics().settings();
        from = nic.create(settings);
        to = nic.create(settings);
        nic.connect(from, new Peer(nic.address(), to, settings.numbering()));
        nic.connect(to, new Peer(nic.address(), from, settings.numbering()));
    }

    @AfterEach void end() {
        nic.close();
    }

    private long memory() {
        long address = nic.memory().allocate(LENGTH, 64) + AHEAD;
        byte[] bytes = new byte[LENGTH - AHEAD];
        random.nextBytes(bytes);
        nic.memory().write(address, bytes);
        return address;
    }

    /** A region with a list; a few get none. */
    private int listed(long address) {
        return region(address, true);
    }

    private int region(long address, boolean isListed) {
        while (true) {
            int key = nic.register(1, address, LENGTH - AHEAD, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE,
                Access.REMOTE_ATOMIC));
            if (nic.listed(key) != null == isListed) {
                return key;
            }
            others.add(key);
        }
    }

    private CompletionStatus write(long source, int sourceKey, long target, int targetKey, int length) {
        nic.postSend(from, SendRequest.write(1, source, sourceKey, length, target, targetKey));
        for (int i = 0; i < 4000; i++) {
            nic.advance(nic.now() + Time.MICROSECOND);
            var completion = nic.poll(0);
            if (completion != null) {
                settle();
                return completion.status();
            }
        }
        return null;
    }

    /** A Write is acknowledged when it is decided about: its bytes come a little later. */
    private void settle() {
        for (int i = 0; i < 20; i++) {
            nic.advance(nic.now() + Time.MICROSECOND);
        }
    }

    /** The peer hears of it with its next packet at the latest. */
    private CompletionStatus told(long source, int sourceKey, long target, int targetKey) {
        var status = write(source, sourceKey, target, targetKey, BYTES_OF_PAGE / 2);
        return status == CompletionStatus.SUCCESS ? write(source, sourceKey, target, targetKey, 0) : status;
    }

    @Test void pagesAnywhereGiveEveryByte() {
        for (int i = 0; i < 8; i++) {
            long source = memory();
            long target = memory();
            int sourceKey = listed(source);
            int targetKey = listed(target);
            int at = random.nextInt(10_000);
            int length = LENGTH - 10_100;
            assertThat(write(source + at, sourceKey, target + 3, targetKey, length)).isEqualTo(CompletionStatus.SUCCESS);
            assertThat(nic.memory().read(target + 3, length)).isEqualTo(nic.memory().read(source + at, length));
            nic.invalidate(sourceKey);
            nic.invalidate(targetKey);
        }
    }

    private void spoil(int key, long region, long address, int bit) {
        var listed = nic.listed(key);
        long entry = listed.entry((int) ((address >>> listed.log()) - (region >>> listed.log())));
        byte[] bytes = nic.memory().read(entry, Long.BYTES);
        bytes[bit / 8] ^= (byte) (1 << bit % 8);
        nic.memory().write(entry, bytes);
    }

    /** An entry that is absent, or has a bit that must be 0; with pages of 4 KiB bit 12 is a part of its address. */
    @ParameterizedTest @CsvSource({"0", "1", "11", "52", "63"})
    void whatGoesToAPageThatIsNotThereIsTold(int bit) {
        long source = memory();
        long target = memory();
        int key = listed(target);
        long lost = target + 2 * BYTES_OF_PAGE;
        spoil(key, target, lost, bit);
        byte[] before = nic.memory().read(lost, BYTES_OF_PAGE / 2);
        assertThat(told(source, listed(source), lost, key)).isEqualTo(CompletionStatus.REMOTE_OPERATION);
        assertThat(nic.memory().read(lost, BYTES_OF_PAGE / 2)).as("bytes of the host").isEqualTo(before);
    }

    @ParameterizedTest @CsvSource({"0", "1", "11", "52", "63"})
    void whatIsToComeFromAPageThatIsNotThereIsNotSent(int bit) {
        long source = memory();
        long target = memory();
        int key = listed(source);
        spoil(key, source, source + 2 * BYTES_OF_PAGE, bit);
        byte[] before = nic.memory().read(target, LENGTH - AHEAD);
        assertThat(write(source + 2 * BYTES_OF_PAGE, key, target, listed(target), BYTES_OF_PAGE / 2))
            .isEqualTo(CompletionStatus.LOCAL_PROTECTION);
        assertThat(nic.memory().read(target, LENGTH - AHEAD)).as("bytes of the host").isEqualTo(before);
    }

    @ParameterizedTest @CsvSource({"true", "false"})
    void aListThatTheBusRefusesIsNoList(boolean sends) {
        long source = memory();
        long target = memory();
        int sourceKey = listed(source);
        int targetKey = listed(target);
        nic.model().memory().refuse(nic.listed(sends ? sourceKey : targetKey).list(), 8, HostBus.Refusal.DECERR);
        assertThat(told(source, sourceKey, target, targetKey)).isEqualTo(sends
            ? CompletionStatus.LOCAL_PROTECTION : CompletionStatus.REMOTE_OPERATION);
    }

    /** The NIC keeps no page of a region that is closed: the next one under its index has others. */
    @Test void aRegionUnderAnIndexThatComesAgainHasItsOwnPages() {
        long source = memory();
        int sourceKey = listed(source);
        long target = memory();
        int first = listed(target);
        nic.invalidate(first);
        for (int tag = 0; tag < 20; tag++) {                 // the same bytes, on other pages of the bus
            int key = nic.register(first & ~0xff | tag, 1, target, LENGTH - AHEAD, EnumSet.of(Access.REMOTE_WRITE));
            assertThat(write(source, sourceKey, target, key, 20_000)).isEqualTo(CompletionStatus.SUCCESS);
            assertThat(nic.memory().read(target, 20_000)).isEqualTo(nic.memory().read(source, 20_000));
            nic.invalidate(key);
        }
    }

    /** The same of atomics, which have a memory of pages of their own. */
    @Test void aWordUnderAnIndexThatComesAgainIsWhereItIsNow() {
        long result = memory() + AHEAD;
        int resultKey = listed(result - AHEAD);
        long words = memory();
        int first = listed(words);
        long word = words + 3 * BYTES_OF_PAGE;
        long due = word(word);
        nic.invalidate(first);
        for (int tag = 0; tag < 12; tag++) {
            int key = nic.register(first & ~0xff | tag, 1, words, LENGTH - AHEAD, EnumSet.of(Access.REMOTE_ATOMIC));
            for (int i = 0; i < 2; i++) {
                nic.postSend(from, SendRequest.fetchAndAdd(1, result, resultKey, word, key, 1L << 3 * tag));
                for (int wait = 0; wait < 400 && nic.poll(0) == null; wait++) {
                    nic.advance(nic.now() + Time.MICROSECOND);
                }
                settle();
                assertThat(word(result)).as("tag %d", tag).isEqualTo(due);
                due += 1L << 3 * tag;
                assertThat(word(word)).as("tag %d", tag).isEqualTo(due);
            }
            nic.invalidate(key);
        }
    }

    private long word(long address) {
        return ByteBuffer.wrap(nic.memory().read(address, 8)).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    /** From the doorbell of a Write to its frame, when everything is quiet. */
    private long cyclesToWire(long source, int sourceKey, long target, int targetKey) {
        long before = frames;
        long start = nic.model().cycle();
        nic.postSend(from, SendRequest.write(1, source, sourceKey, 64, target, targetKey));
        while (frames == before) {
            nic.model().step();
        }
        long cycles = nic.model().cycle() - start;
        settle();
        assertThat(nic.poll(0).status()).isEqualTo(CompletionStatus.SUCCESS);
        return cycles;
    }

    @Test void aPageThatIsRememberedCostsTwoCyclesToTheWire() {
        long source = memory();
        long target = memory();
        int withList = listed(source);
        int flat = region(source, false);
        int targetKey = listed(target);
        cyclesToWire(source, withList, target, targetKey);
        long listed = cyclesToWire(source, withList, target, targetKey);
        assertThat(listed - cyclesToWire(source, flat, target, targetKey)).isEqualTo(2);
        assertThat(cyclesToWire(source, withList, target, targetKey)).isEqualTo(listed);
    }
}
