package veroce.interop;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Needs;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapngWriter;
import veroce.endpoint.Address;

/** Questions for a neighbour, as Linux asks them. */
class NeighbourTest {
    private static final byte[] WHO_HAS = frame("ffffffffffff 020000000001 0806 0001 0800 06 04 0001 020000000001"
        + " 0a000001 000000000000 0a000002");
    private static final byte[] SOLICITATION = frame("3333ff000002 020000000001 86dd 60000000 0020 3a ff"
        + " fd000000000000000000000000000001 ff0200000000000000000001ff000002 87 00 0000 00000000"
        + " fd000000000000000000000000000002 01 01 020000000001");

    private final Neighbour v4 = new Neighbour(Address.of(0x02_00_00_00_00_02L, "10.0.0.2"));
    private final Neighbour v6 = new Neighbour(Address.of(0x02_00_00_00_00_02L, "fd00::2"));

    @Test void itAnswersWhoAsksForItsIpv4Address() {
        assertThat(Arrays.copyOf(v4.answer(WHO_HAS), 42)).isEqualTo(frame("020000000001 020000000002 0806 0001 0800 06"
            + " 04 0002 020000000002 0a000002 020000000001 0a000001"));
    }

    @Test void itAnswersWhoAsksForItsIpv6Address() {
        byte[] answer = v6.answer(SOLICITATION);
        assertThat(Arrays.copyOf(answer, 56)).isEqualTo(frame("020000000001 020000000002 86dd 60000000 0020 3a ff"
            + " fd000000000000000000000000000002 fd000000000000000000000000000001 88 00"));
        assertThat(Arrays.copyOfRange(answer, 58, 86)).isEqualTo(frame("60000000"
            + " fd000000000000000000000000000002 02 01 020000000002"));
    }

    @Test void itAnswersNothingElse() {
        byte[] another = WHO_HAS.clone();
        another[41] = 3;
        assertThat(v4.answer(another)).isNull();
        byte[] answered = WHO_HAS.clone();
        answered[21] = 2;
        assertThat(v4.answer(answered)).isNull();
        assertThat(v4.answer(SOLICITATION)).isNull();
        assertThat(v6.answer(WHO_HAS)).isNull();
        byte[] other = SOLICITATION.clone();
        other[77] = 9;
        assertThat(v6.answer(other)).isNull();
        assertThat(v4.answer(new byte[3])).isNull();
    }

    @Test void tsharkHasNoComplaintAboutTheAnswers(@TempDir Path folder) {
        Needs.program("tshark");
        Path file = folder.resolve("answers.pcapng");
        PcapngWriter.write(file, List.of(captured(v4.answer(WHO_HAS)), captured(v6.answer(SOLICITATION))));
        assertThat(Tshark.complaint(file)).isNull();
        byte[] wrong = v6.answer(SOLICITATION);
        wrong[56] ^= 1;
        PcapngWriter.write(file, List.of(captured(wrong)));
        assertThat(Tshark.complaint(file)).contains("checksum");
    }

    private static CapturedFrame captured(byte[] frame) {
        return new CapturedFrame("1", 0, frame.length, frame);
    }

    private static byte[] frame(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
