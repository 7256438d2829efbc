package hdl.sim.verilator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.HandMade;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.ToolException;
import hdl.testing.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelCacheTest {
    private static final Options OPTIONS = Options.standard().seed(1);

    /** What another process does in {@link #processesBuildOnce}. */
    public static final class Child {
        /** A build that takes a while and leaves a line for every time it runs. */
        static void slowBuild(Path log, Path folder) throws IOException {
            Files.writeString(log, "built\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            try {
                Thread.sleep(300);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
            Files.writeString(folder.resolve("result"), "whole");
        }

        public static void main(String[] words) throws IOException {
            var log = Path.of(words[1]);
            var home = new ModelCache(Path.of(words[0])).get("model", (folder, _) -> slowBuild(log, folder));
            System.out.print(Files.readString(home.resolve("result")));
        }
    }

    @Test void threadsThatWantTheSameBuildItOnce(@TempDir Path root) throws Exception {
        var cache = new ModelCache(root.resolve("cache"));
        var tasks = new ArrayList<Callable<Path>>();
        for (int i = 0; i < 6; i++) {
            tasks.add(() -> cache.get("model", (folder, _) -> Child.slowBuild(root.resolve("log"), folder)));
        }
        try (var threads = Executors.newFixedThreadPool(6)) {
            for (var home : threads.invokeAll(tasks)) {
                assertThat(home.get().resolve("result")).hasContent("whole");
            }
        }
        assertThat(cache.builds()).isEqualTo(1);
        assertThat(Files.readAllLines(root.resolve("log"))).hasSize(1);
    }

    @Test void processesBuildOnce(@TempDir Path root) throws Exception {
        var processes = new ArrayList<Process>();
        for (int i = 0; i < 3; i++) {
            processes.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Child.class.getName(), root.resolve("cache").toString(),
                    root.resolve("log").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start());
        }
        for (var process : processes) {
            assertThat(new String(process.getInputStream().readAllBytes())).isEqualTo("whole");
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(Files.readAllLines(root.resolve("log"))).hasSize(1);
    }

    @Test void aBuildThatFailsLeavesNoEntryAndIsTriedAgain(@TempDir Path root) {
        var cache = new ModelCache(root);
        assertThatThrownBy(() -> cache.get("model", (folder, _) -> {
            Files.writeString(folder.resolve("half"), "");
            throw new ToolException("broken");
        })).hasMessage("broken");
        assertThat(root.resolve("model")).doesNotExist();
        var home = cache.get("model", (folder, _) -> Files.writeString(folder.resolve("result"), "whole"));
        assertThat(home.resolve("result")).hasContent("whole");
        assertThat(home.resolve("half")).doesNotExist();
        assertThat(cache.builds()).isEqualTo(1);
    }

    @Test void theSecondOpenBuildsNothing() {
        Needs.engine(Engine.VERILATOR);
        var fresh = "wire [127:0] _nonce = 128'h" + UUID.randomUUID().toString().replace("-", "") + ";\nendmodule";
        var text = HandMade.COUNTER.replace("endmodule", fresh);
        assertThat(buildsOf(text, OPTIONS)).isEqualTo(1);
        assertThat(buildsOf(text, OPTIONS)).isZero();
        assertThat(buildsOf(text,
            OPTIONS.seed(99).start(Options.Start.ZERO))).as("start values are chosen at run time").isZero();
        assertThat(buildsOf("// another comment\n" + text.replace("count <= count", "count <=/* kept */ count"),
            OPTIONS))
            .as("comments do not count").isZero();
        assertThat(buildsOf(text.replace("8'd1", "8'd2"), OPTIONS)).isEqualTo(1);
    }

    private static long buildsOf(String text, Options options) {
        var cache = new ModelCache(ModelCache.location());
        Toolchain.find(cache).runtime(options.effort());
        long before = cache.builds();
        var top = HandMade.counter();
        VerilatorEngine.open(top, ModelSource.of(top.name(), text), options, cache).close();
        return cache.builds() - before;
    }

    @Test void everythingThatCanChangeTheModelChangesItsKey() {
        var plain = ModelSource.of("Counter_8", HandMade.COUNTER);
        var data = new LinkedHashMap<String, byte[]>();
        data.put("table.hex", new byte[] {48});
        var withData = new ModelSource("Counter_8", plain.modules(), data);
        data.put("table.hex", new byte[] {49});
        var otherData = new ModelSource("Counter_8", plain.modules(), data);
        assertThat(List.of(plain.hash("-O1"), plain.hash("-O3"), plain.hash("-O", "1"), withData.hash("-O1"),
            otherData.hash("-O1"),
            ModelSource.of("Counter_8", HandMade.COUNTER.replace("+", "-")).hash("-O1"))).doesNotHaveDuplicates();
        assertThat(ModelSource.of("Counter_8", "// text\n" + HandMade.COUNTER.replace("end\n",
            "end  // end\n")).hash("-O1"))
            .isEqualTo(plain.hash("-O1"));
    }
}
