package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.testing.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/** The pages of the manual and the header are those of the register map. */
class RegisterPagesTest {
    private static final Path DOCS = Path.of("../docs");
    private static final Path DRIVER = Path.of("../linux/driver");
    /** A driver is told by the registers what a NIC has. */
    private static final RnicParameters WITH_ALL = RnicParameters.ALVEO_100G.speakingRoce();
    @TempDir Path folder;

    /** Made anew by {@code -Dgolden.write=true}. */
    @Test void thePagesOfTheManualAreMadeFromTheMap() throws IOException {
        var pages = RegisterPages.of(RnicParameters.ALVEO_100G);
        for (var name : new String[] {"registers.md", "commands.md"}) {
            if (Boolean.getBoolean("golden.write")) {
                Files.writeString(DOCS.resolve(name), pages.get(name));
            }
            assertThat(Files.readString(DOCS.resolve(name))).as(name).isEqualTo(pages.get(name));
        }
    }

    /** Made anew by {@code -Dgolden.write=true}. */
    @Test void theHeaderOfTheLinuxDriverIsMadeFromTheMap() throws IOException {
        var header = RegisterPages.driverHeader(WITH_ALL);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(DRIVER.resolve("veroce_hw.h"), header);
        }
        assertThat(Files.readString(DRIVER.resolve("veroce_hw.h"))).isEqualTo(header);
    }

    @Test void theHeaderOfTheLinuxDriverIsTrueOfEveryConfiguration() {
        var large = RegisterPages.driverHeader(WITH_ALL).lines().toList();
        var other = RegisterPages.driverHeader(RnicParameters.SMALL).lines()
            .filter(line -> line.startsWith("#define") && !large.contains(line)).toList();
        assertThat(other).as("bits that only one of them has").allMatch(line -> line.startsWith(
            "#define RNIC_INTERRUPT_ENABLE_MASK_MASK "));
        assertThat(large).noneMatch(line -> line.contains("_COUNT_VALUE"));
    }

    /** A result that the driver does not know would be -EIO. */
    @Test void theLinuxDriverKnowsEveryResult() throws IOException {
        var text = Files.readString(DRIVER.resolve("veroce_cmd.c"));
        for (var result : CommandResult.values()) {
            assertThat(text).contains("[RNIC_RESULT_" + result + "] = " + (result == CommandResult.DONE ? "0" : "-E"));
        }
    }

    @Test void aDriverInCFindsRegistersCommandsAndResults() throws Exception {
        Needs.program("gcc");
        for (var parameters : new RnicParameters[] {RnicParameters.SMALL, RnicParameters.ALVEO_100G}) {
            Files.writeString(folder.resolve("rnic.h"), RegisterPages.of(parameters).get("rnic.h"));
            Files.writeString(folder.resolve("main.c"), """
                #include <stdio.h>
                #include "rnic.h"
                int main(void) {
                    printf("%x %x %u\\n", RNIC_IDENTITY_MAGIC_VALUE, RNIC_COMMAND_ARGUMENT_WORD_OFFSET(3u),
                        RNIC_QUEUE_PAIRS_COUNT_VALUE);
                    printf("%u %x %llx %u\\n", RNIC_COMMAND_CREATE_QP, RNIC_COMMAND_CREATE_QP_SEND_QUEUE_OFFSET,
                        RNIC_COMMAND_CREATE_QP_SEND_QUEUE_ADDRESS_MASK, RNIC_RESULT_BAD_MTU);
                    printf("%x\\n", RNIC_RX_OK_OFFSET);
                    return 0;
                }
                """);
            assertThat(run("gcc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "main.c", "-o", "main"))
                .isEmpty();
            assertThat(run("./main").lines()).containsExactly(
                "524e4943 24c " + parameters.queuePairs(),
                Command.CREATE_QP.ordinal() + " 20 ffffffffffffffff " + CommandResult.BAD_MTU.ordinal(),
                Integer.toHexString(0x400 + 8 * rnic.protocol.Row.RX_OK.ordinal()));
        }
    }

    @Test void everyResultAndCommandIsOnThePage() {
        var page = RegisterPages.of(RnicParameters.SMALL).get("commands.md");
        for (var result : CommandResult.values()) {
            assertThat(page).contains("| " + result.ordinal() + " | `" + result + "` |");
        }
        for (var cause : FailureCause.values()) {
            assertThat(page).contains("| " + cause.ordinal() + " | `" + cause + "` |");
        }
        for (var command : Command.values()) {
            assertThat(page).contains("| " + command.ordinal() + " | `" + command + "` |");
        }
    }

    private String run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }
}
