package veroce.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a kernel says of itself, and what of that is a complaint. */
class ConsoleTest {
    private static final String REMOVED = "WARNING: CPU: 0 PID: 94 at fs/proc/generic.c:733 remove_proc_entry+0x21a/0x3f0";

    @TempDir Path folder;

    private String complaint(String... lines) throws IOException {
        var said = String.join("\n", lines) + "\nthe end\n";
        var console = new Console(new ByteArrayInputStream(said.getBytes(StandardCharsets.UTF_8)),
            folder.resolve("console.log"));
        console.await("the end", 10);
        return console.complaint();
    }

    @Test void aWarningIsAComplaint() throws IOException {
        assertThat(complaint("all is well", REMOVED)).isEqualTo(REMOVED);
        assertThat(complaint("name 'somebody'", REMOVED)).isEqualTo(REMOVED);
        assertThat(complaint("name 'smp_affinity'", "all is well", REMOVED)).isEqualTo(REMOVED);
        assertThat(complaint("name 'smp_affinity'", "WARNING: CPU: 0 PID: 94 at fs/proc/generic.c:1 proc_register+0x1/0x2"))
            .startsWith("WARNING").contains("proc_register");
    }

    @Test void anInterruptWithoutItsFileIsNone() throws IOException {
        assertThat(complaint("name 'smp_affinity'", REMOVED)).isNull();
        assertThat(complaint("name 'smp_affinity'", REMOVED, "BUG: KASAN: use-after-free")).startsWith("BUG");
    }
}
