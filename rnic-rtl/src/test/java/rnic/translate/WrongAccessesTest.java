package rnic.translate;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the surroundings of translators promise, and who says so when they do not keep it. */
class WrongAccessesTest {
    @Test void whatNobodyAskedForIsNotRead() {
        WrongDrive.isAnswered(new PageWalker(16, 64), "every beat was asked for",
            Map.of("memory_beats_valid", 0L), Map.of("memory_beats_valid", 1L, "memory_beats_value_last", 1L));
    }

    @Test void whoWantsNothingDoesNotAsk() {
        WrongDrive.isAnswered(new PageWalker(16, 64), "who wants nothing does not ask",
            Map.of("wanted_valid", 1L, "wanted_payload_first", 1L), Map.of("wanted_payload_first", 0L));
    }

    @Test void nothingBecomesKnownOfARegionThatEnds() {
        WrongDrive.isAnswered(new PageCache(16, 16), "nothing becomes known of a region that is forgotten",
            Map.of("forget_valid", 1L, "forget_value", 3L, "fill_valid", 1L, "fill_value_key_mr", 2L),
            Map.of("fill_value_key_mr", 3L));
    }

    @Test void whatNobodyWantsForgottenIsKept() {
        WrongDrive.isAnswered(new Forgetter(16, 2), "nobody forgets what was not asked for", Map.of("forgot", 0L),
            Map.of("forgot", 2L));
    }

    @Test void aQueueHasNoList() {
        WrongDrive.isAnswered(new ReadTranslator(RnicParameters.SMALL), "what stands in a queue has no list",
            Map.of("requests_valid", 1L, "requests_payload_owner_in_mr", 0L),
            Map.of("requests_payload_pages_listed", 1L));
    }

    @Test void anAtomicHasOnePage() {
        WrongDrive.isAnswered(new AtomicTranslator(RnicParameters.SMALL), "an atomic lies in one page",
            Map.of("checked_valid", 1L, "checked_payload_address", 0xff8L), Map.of("checked_payload_address", 0xffcL));
    }
}
