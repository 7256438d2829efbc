package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bits;
import hdl.sim.Simulation;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.protocol.FailureCause;

/**
 * What each event makes of each number of a word, alone and on words of any content: what it should, and nothing of the
 * others. Whole senders are compared in {@link SendWindowTest}, where times are seldom near the edges of their range.
 */
class WordUpdateTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_416);
    private static final int WINDOW = 128;
    private static final long HALF = 1L << WindowWord.TIME_BITS - 1;

    private enum Kind { NOTHING, RENEW, SENT, SENT_AGAIN, AGED, HEARD, MOVED, SACK, DROP, RNR, FATAL, RESUME, TIMEOUT,
        PICK, FLIPS, PROBES, STAMPED }

    private final Random random = new Random(SEED);
    private final Map<String, Long> before = new HashMap<>();
    private final Map<String, Long> fresh = new HashMap<>();
    private Simulation<WordUpdate.Io> dut;

    private void set(Bits<?> pin, long value) {
        dut.pin(pin).set(value);
    }

    private void set(Bits<?> pin, boolean value) {
        dut.pin(pin).set(value);
    }

    /** Any word; numbers that are compared are small or large. */
    private void any(String port, Map<String, Long> word) {
        for (var pin : dut.top().ports()) {
            if (pin.name().startsWith(port + "_")) {
                var name = pin.name().substring(port.length() + 1);
                long value = random.nextLong() >>> 64 - pin.width();
                word.put(name, random.nextInt(4) == 0 ? 0 : value);
                dut.pin(pin.name()).set(word.get(name));
            }
        }
    }

    private Map<String, Long> changed() {
        var word = new HashMap<String, Long>();
        before.keySet().forEach(name -> word.put(name, dut.pin("changed_" + name).get()));
        return word;
    }

    @ParameterizedTest @ValueSource(booleans = {false, true})
    void eachEventChangesWhatItShouldAndNothingElse(boolean stamps) {
        try (var opened = Words.simulation(new WordUpdate(WINDOW, stamps), SEED)) {
            dut = opened;
            for (int i = 0; i < 6000; i++) {
                one(Kind.values()[i % Kind.values().length]);
            }
        }
    }

    private void one(Kind kind) {
        var io = dut.io();
        var events = io.events();
        any("word", before);
        any("fresh", fresh);
        boolean[] flag = new boolean[9];
        for (int i = 0; i < flag.length; i++) {
            flag[i] = random.nextBoolean();
        }
        long now = random.nextLong() >>> 64 - WindowWord.TIME_BITS;
        long pauseEnd = random.nextLong() >>> 64 - WindowWord.TIME_BITS;
        int psn = random.nextInt(1 << 24);
        int una = random.nextInt(1 << 24);
        int code = random.nextInt(4);
        int step = random.nextInt(1 << 16);
        int place = random.nextInt(3) == 0 ? una % WINDOW : random.nextInt(3) == 0
            ? (int) (before.get("sample_psn") % WINDOW) : random.nextInt(WINDOW);
        set(events.renew(), kind == Kind.RENEW);
        set(events.sent(), kind == Kind.SENT);
        set(events.sentAgain(), kind == Kind.SENT_AGAIN);
        set(events.verdict().moved(), kind == Kind.MOVED);
        set(events.verdict().sack(), kind == Kind.SACK);
        set(events.verdict().drop(), kind == Kind.DROP);
        set(events.verdict().rnr(), kind == Kind.RNR);
        set(events.verdict().fatal(), kind == Kind.FATAL);
        set(events.heard(), kind == Kind.HEARD);
        set(events.resume(), kind == Kind.RESUME);
        set(events.timeout(), kind == Kind.TIMEOUT);
        set(events.pick(), kind == Kind.PICK);
        set(events.aged(), kind == Kind.AGED);
        set(events.repairs(), kind == Kind.MOVED && flag[7]);
        boolean stamps = io.stamped().isPresent();
        io.stamped().ifPresent(stamped -> {
            set(stamped.flow(), flag[8]);
            set(stamped.sample(), kind == Kind.STAMPED);
        });
        set(events.atHead(), flag[0]);
        set(events.idle(), flag[1]);
        set(events.endsHold(), flag[2]);
        set(events.rnrWaitEnds(), flag[3]);
        set(events.endsSample(), flag[4]);
        set(events.endsDropped(), flag[5]);
        set(io.psn(), psn);
        set(io.una(), una);
        set(io.more(), flag[6]);
        set(io.code(), code);
        set(io.now(), now);
        set(io.pauseEnd(), pauseEnd);
        set(io.srttStep(), step);
        set(io.place(), place);
        set(io.isNamed(), flag[6]);
        set(io.flipping(), kind == Kind.FLIPS);
        set(io.tailProbeSent(), kind == Kind.PROBES);
        dut.step(WordUpdate.LATENCY);
        var word = new HashMap<>(before);
        FailureCause fails = null;
        switch (kind) {
            case NOTHING -> { }
            case RENEW -> word.putAll(fresh);
            case SENT -> {
                word.put("more", flag[6] ? 1L : 0);
                if (flag[1]) {
                    word.put("progress_time", now);
                    word.put("generation_start", now ^ HALF);
                }
                if (before.get("sampling") == 0 && !(stamps && flag[8])) {
                    word.put("sampling", 1L);
                    word.put("sample_psn", (long) psn);
                    word.put("sample_time", now & (1L << WindowWord.SAMPLE_BITS) - 1);
                }
            }
            case SENT_AGAIN -> word.put("progress_time", flag[0] ? now : before.get("progress_time"));
            case AGED -> word.put("generation_start", now ^ HALF);
            case HEARD -> word.putAll(Map.of("retries", before.get("retry_limit"), "progress_time", now));
            case MOVED -> {
                word.put("retries", before.get("retry_limit"));
                word.put("rnr_retries", before.get("rnr_limit"));
                word.put("tail_probe_used", 0L);
                word.put("repairing", flag[7] ? 1L : 0);
                word.put("progress_time", now);
                ends(word, "hold", flag[2]);
                ends(word, "rnr_wait", flag[3]);
                ends(word, "dropped", flag[5]);
                if (flag[4]) {
                    word.put("sampling", 0L);
                    word.put("srtt", before.get("sampling") == 1 ? before.get("srtt") + step & 0xFFFF
                        : before.get("srtt"));
                }
            }
            case SACK -> word.put("sampling", 0L);
            case DROP -> word.putAll(Map.of("sampling", 0L, "dropped", 1L, "dropped_psn", (long) psn));
            case RNR -> fails = notReady(word, una, pauseEnd);
            case FATAL -> fails = switch (code) {
                case 1 -> FailureCause.PEER_INVALID_REQUEST;
                case 2 -> FailureCause.PEER_ACCESS;
                default -> FailureCause.PEER_OPERATION;
            };
            case RESUME -> word.putAll(Map.of("rnr_wait", 0L, "progress_time", now));
            case TIMEOUT -> {
                if (before.get("retries") == 0) {
                    fails = FailureCause.RETRIES;
                } else {
                    word.putAll(Map.of("retries", before.get("retries") - 1, "progress_time", now));
                    // With nothing outstanding there is nothing to hold.
                    if (!flag[1]) {
                        word.putAll(Map.of("hold", 1L, "hold_psn", (long) una));
                    }
                }
            }
            case PICK -> {
                word.put("dropped", flag[6] ? 0L : before.get("dropped"));
                word.put("progress_time", flag[1] || place == una % WINDOW ? now : before.get("progress_time"));
                word.put("sampling", place == before.get("sample_psn") % WINDOW ? 0L : before.get("sampling"));
            }
            case FLIPS -> word.put("generation_start", now);
            case STAMPED -> word.put("srtt", before.get("srtt") + (stamps ? step : 0) & 0xFFFF);
            case PROBES -> word.put("tail_probe_used", 1L);
        }
        if (fails != null) {
            word.put("failed", 1L);
        }
        assertThat(changed()).as("%s, seed %d", kind, SEED).isEqualTo(word);
        assertThat(dut.pin(io.failing()).isSet()).as("%s, seed %d", kind, SEED).isEqualTo(fails != null);
        if (fails != null) {
            assertThat(dut.pin(io.cause()).get()).as("%s, code %d", kind, code).isEqualTo(fails.ordinal());
        }
    }

    private static void ends(Map<String, Long> word, String flag, boolean ends) {
        word.put(flag, ends ? 0 : word.get(flag));
    }

    /** A pause begins, unless one is under way or the last retry is used up; 7 of them are any number. */
    private FailureCause notReady(Map<String, Long> word, int una, long pauseEnd) {
        if (before.get("rnr_wait") == 1) {
            return null;
        }
        word.putAll(Map.of("retries", before.get("retry_limit"), "tail_probe_used", 0L, "hold", 0L));
        long left = before.get("rnr_retries");
        if (left == 0) {
            return FailureCause.RNR_RETRIES;
        }
        word.putAll(Map.of("rnr_retries", left == 7 ? 7 : left - 1, "rnr_wait", 1L, "rnr_wait_psn", (long) una,
            "progress_time", pauseEnd));
        return null;
    }
}
