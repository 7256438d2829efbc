package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.ir.Mutation;
import hdl.sim.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;
import rnic.mutation.Planting;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;

/** The claim about users of shared receive queues is seen to fail when those who come are not counted. */
@Tag(MutationWorker.EMITTED)
class BrokenSrqUsersTest {
    private static final String CLAIM = "no shared queue loses a user that it does not have";

    @AfterEach void nothingIsPlanted() {
        Mutation.apply(null);
        Mutation.only(null);
    }

    @Test void aUserThatIsNotCountedIsMissed() throws IOException {
        Mutation.only(CLAIM);
        comesAndGoes();
        Mutation.apply(Planting.place(Path.of("src/main/java/rnic/command"), "SrqTables.java",
            "when(mux(isNew, wanted().used(), life.used())", Mutation.Kind.ENABLE, 0));
        assertThatThrownBy(BrokenSrqUsersTest::comesAndGoes)
            .hasMessageContaining("HDL801: claim '" + CLAIM + "' is false");
        assertThat(Mutation.isMade()).isTrue();
    }

    /** A queue pair that uses a shared queue. */
    private static void comesAndGoes() {
        var life = new LinkedHashMap<>(CommandBench.life());
        life.remove("receive_queue.address");
        life.remove("size.receive");
        life.put("rate.shared", 1L);
        life.put("rate.srq", 2L);
        try (var bench = new CommandBench(Engine.JVM, RnicParameters.SMALL.sharing(4)).furnished()) {
            CommandBench.expectDone(bench.run(Command.CREATE_SRQ, 2, Map.of("base.address", 0x40L, "queue.size", 5L)));
            CommandBench.expectDone(bench.run(Command.CREATE_QP, 4, life));
            CommandBench.expectDone(bench.run(Command.RESET_QP, 4));
        }
    }
}
