package rnic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.StreamClaims;
import hdl.ir.ModuleDef;
import hdl.ir.Stmt;
import hdl.ir.StreamSinks;
import hdl.ir.Walk;
import hdl.proof.LibraryProofs;
import hdl.testing.Golden;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.mutation.MutationWorker;
import rnic.proof.ContractProofs;
import rnic.proof.NicProofs;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * Every stream of both deliveries: each output of a circuit and each input of an instance. It keeps what it offers
 * until it is taken, by a claim in that circuit, or by that of the one it comes from; what nothing holds up always
 * finds room. The simulations of this module look at all of these claims, a proof holds for more than the runs of a
 * simulation.
 */
@Tag(MutationWorker.EMITTED)
class StreamsTest {
    /** Streams that do not keep what they offer, with what is said of them where they are made. */
    private static final Map<String, String> MAY_CHANGE = Map.ofEntries(
        Map.entry("AckBuilder asked_dropNaks.in", "a NAK that finds no room is counted"),
        Map.entry("CrossingGate out", "what waits of a life that has ended is let go"),
        Map.entry("FunctionReset m_axi_ar", "one that waits while registers are not reached"),
        Map.entry("FunctionReset m_axi_aw", "one that waits while registers are not reached"),
        Map.entry("FunctionReset m_axi_w", "one that waits while registers are not reached"),
        Map.entry("HeaderFields slice.in", "the time in a response of a probe is that at which it goes on"),
        Map.entry("HostEvents offered.in", "the newest command counts"),
        Map.entry("PayloadAligner stage.in", "a stamp is the time at which the packet goes on"),
        Map.entry("PayloadReader requested.in", "a burst is withdrawn when its places end"),
        Map.entry("ReadArbiter slice.in", "one that waits while the bus is stopped"),
        Map.entry("RttResponder waiting.in", "a request that finds no room is forgotten"),
        Map.entry("SendWindow taken_waiting.in", "one that finds no room is counted"),
        Map.entry("TimingWheel out", "who is put in goes before who is shown"),
        Map.entry("TxScheduler builder.segments", "a packet of a life that ends is not sent"),
        Map.entry("TxScheduler pacer.rate", "a life goes before a rate that waits"),
        Map.entry("WriteArbiter slice.in", "one that waits while the bus is stopped"));
    private static final String CONTRACT = "streams keep their contract";
    private static final String ROOM = "what nothing holds up finds room";

    private static final List<Design<?>> DESIGNS = new ArrayList<>();

    private record Line(ModuleDef module, StreamSinks.Sink sink) {
        boolean mayChange() {
            return module.changing().containsKey(sink.valid());
        }

        String circuit() {
            return module.source().replace(".java", "");
        }
    }

    @BeforeAll static void describe() {
        for (var parameters : List.of(RnicParameters.SMALL, RnicParameters.ALVEO_100G)) {
            DESIGNS.add(Design.of(new Rnic(parameters)));
        }
    }

    private static List<Line> lines(Predicate<Line> which) {
        var lines = new ArrayList<Line>();
        for (var design : DESIGNS) {
            for (var module : design.definitions()) {
                StreamSinks.of(module).forEach(sink -> lines.add(new Line(module, sink)));
            }
        }
        lines.removeIf(which.negate());
        return lines;
    }

    /** One line for each circuit, with the number of its streams, and how they are shown to keep the contract. */
    @Test void everyStreamKeepsItsContract() {
        var proved = proved(CONTRACT);
        var circuits = new TreeMap<String, Set<String>>();
        for (var line : lines(line -> line.sink().instance() == null)) {
            circuits.computeIfAbsent(line.circuit(), _ -> new LinkedHashSet<>()).add(line.sink().name()
                + (line.mayChange() ? " changes" : line.sink().passed() ? " passed" : ""));
        }
        var text = new StringBuilder("""
            # Streams that a circuit gives away. Each is claimed: there, or where it comes from (passed on).
            # All claims are looked at in every simulation; some circuits are proved as well.
            """);
        circuits.forEach((circuit, outputs) -> {
            long passed = outputs.stream().filter(output -> output.endsWith(" passed")).count();
            long change = outputs.stream().filter(output -> output.endsWith(" changes")).count();
            long claimed = outputs.size() - passed - change;
            text.append("%s: %d, claimed %d, passed on %d%s; %s%n".formatted(circuit, outputs.size(), claimed, passed,
                change == 0 ? "" : ", may change " + change, claimed == 0 ? "as where they come from"
                    : proved.contains(circuit) ? "proved" : "simulated"));
        });
        Golden.check("nic", "streams.txt", text.toString());
    }

    /** Of a circuit with streams of its own, the contract is proved, or it is said why not. */
    @Test void everyContractIsProvedOrSaidWhyNot() {
        var proved = proved(CONTRACT);
        var open = new TreeSet<String>();
        lines(line -> line.sink().instance() == null && !line.sink().passed() && !line.mayChange())
            .forEach(line -> open.add(line.circuit()));
        open.removeAll(proved);
        assertThat(open).isEqualTo(new TreeSet<>(ContractProofs.SIMULATED.keySet()));
    }

    /** What finds no room there is lost: one line for each, and how it is shown that it always does. */
    @Test void whatNothingHoldsUpFindsRoom() {
        var proved = proved(ROOM);
        var found = new TreeSet<String>();
        var reasons = new TreeMap<String, String>();
        for (var line : lines(line -> line.sink().unheld() && !line.mayChange())) {
            var place = line.circuit() + ": " + line.sink().instance();
            if (!proved.contains(line.circuit())) {
                reasons.put(place, FoundRoom.REASONS.getOrDefault(place, "nobody says why"));
            }
            found.add("%s: %s%s into %s%n".formatted(line.circuit(), line.sink().instance(),
                line.sink().name().equals("in") ? "" : " (" + line.sink().name() + ")",
                line.sink().instance().module().source().replace(".java", "")
                    + "; " + (proved.contains(line.circuit()) ? "proved" : "simulated")));
        }
        Golden.check("nic", "unheld.txt", """
            # Streams into instances whose ready nobody looks at. Each is claimed to find room, in every simulation.
            """ + String.join("", found));
        assertThat(reasons).isEqualTo(new TreeMap<>(FoundRoom.REASONS));
    }

    @Test void whatMayChangeIsListed() {
        var found = new TreeMap<String, String>();
        for (var line : lines(Line::mayChange)) {
            found.put(line.circuit() + " " + line.sink(), line.module().changing().get(line.sink().valid()));
        }
        assertThat(found).isEqualTo(new TreeMap<>(MAY_CHANGE));
    }

    /**
     * The claims of a simulation are those, for each circuit. A few outputs have one besides that of where they come
     * from, which is known only when the circuit has been simplified.
     */
    @Test void eachHasItsClaim() {
        for (var design : DESIGNS) {
            var expected = new TreeMap<String, Set<String>>();
            for (var module : design.definitions()) {
                var labels = new TreeSet<String>();
                for (var sink : StreamSinks.of(module)) {
                    if (module.changing().containsKey(sink.valid())) {
                        continue;
                    }
                    if (sink.unheld()) {
                        labels.add(StreamClaims.roomLabel(sink.toString()));
                    } else if (!sink.passed()) {
                        labels.add(StreamClaims.label(sink.toString()));
                    }
                }
                expected.put(module.name(), labels);
            }
            var claimed = new TreeMap<String, Set<String>>();
            design.watched(StreamClaims::claim).definitions().forEach(module ->
                claimed.put(module.name(), new TreeSet<>(labels(module))));
            expected.forEach((module, labels) -> assertThat(claimed.get(module)).as(module).containsAll(labels));
            assertThat(claimed.toString()).contains(StreamClaims.label("out"), StreamClaims.roomLabel("ring.in"));
        }
    }

    /** The simulations of this module are told to look. */
    @Test void simulationsLook() {
        assertThat(hdl.sim.Options.standard().streams()).isTrue();
    }

    private static List<String> labels(ModuleDef module) {
        var labels = new ArrayList<String>();
        Walk.statements(module.body(), (stmt, _) -> {
            if (stmt instanceof Stmt.Claim claim && claim.kind() != Stmt.Kind.COVER) {
                labels.add(claim.label());
            }
        });
        return labels;
    }

    private static Set<String> proved(String what) {
        var blocks = new HashSet<String>();
        var all = new ArrayList<>(LibraryProofs.all());
        all.addAll(NicProofs.all());
        all.stream().filter(property -> property.says().contains(what)).forEach(property -> blocks.add(property.block()));
        return blocks;
    }
}
