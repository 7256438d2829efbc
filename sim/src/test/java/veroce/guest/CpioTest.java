package veroce.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of a guest's files, and which modules go into it. */
class CpioTest {
    @Test void entriesStandOneBehindTheOtherWithTheirFoldersFirst(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.gz");
        new Cpio().file("usr/bin/tool", new byte[] {7, 8, 9}).link("usr/bin/other", "tool").folder("usr").write(file);
        String text;
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            text = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
        }
        assertThat(text.split("070701", -1)).hasSize(1 + 5 + 1 - 1);
        assertThat(text.indexOf("usr\0")).isEqualTo(110);
        assertThat(text.indexOf("usr/bin\0")).isLessThan(text.indexOf("usr/bin/tool\0"));
        int tool = text.indexOf("usr/bin/tool\0");
        assertThat(text.substring(tool - 110, tool)).startsWith("07070100000003000081ed").contains("00000003");
        assertThat(text.substring(tool + 14, tool + 17)).isEqualTo("\7\10\11");
        assertThat(text).contains("TRAILER!!!\0").endsWith("\0");
        assertThat(text.length() % 4).isZero();
    }

    @Test void aModuleBringsAllThatItNeedsAndPackedOnesAreFound() {
        assertThat(Initramfs.needed(List.of("kernel/net/virtio_net.ko.xz: kernel/a/failover.ko.xz",
            "kernel/a/failover.ko.xz:", "kernel/sw/rdma_rxe.ko: kernel/core/ib_core.ko kernel/a/udp-tunnel.ko",
            "kernel/other.ko: kernel/never.ko"), List.of("virtio_pci", "virtio_net",
                "rdma_rxe"))).containsExactly("kernel/net/virtio_net.ko.xz",
                "kernel/a/failover.ko.xz", "kernel/sw/rdma_rxe.ko", "kernel/core/ib_core.ko", "kernel/a/udp-tunnel.ko");
    }
}
