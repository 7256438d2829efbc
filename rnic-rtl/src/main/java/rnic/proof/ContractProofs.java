package rnic.proof;

import static hdl.Hdl.*;

import hdl.*;
import hdl.proof.Proof;
import hdl.proof.Property;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import rnic.command.CommandProcessor;
import rnic.command.FailureCollector;
import rnic.common.ActiveRing;
import rnic.complete.CompletionWriter;
import rnic.complete.InvalidateStage;
import rnic.complete.ReceiveFlusher;
import rnic.complete.ReadGate;
import rnic.complete.SendCompleter;
import rnic.fetch.OwnDoorbells;
import rnic.fetch.SrqReader;
import rnic.fetch.WqeTaker;
import rnic.fetch.WqeFetcher;
import rnic.memory.PacketBuffer;
import rnic.protocol.RnicParameters;
import rnic.receive.FlowSetup;
import rnic.retransmit.TimerScan;
import rnic.schedule.PacedRing;
import rnic.schedule.SegmentBuilder;
import rnic.transmit.HeaderBuilder;
import rnic.transmit.PeerLookup;

/**
 * That circuits keep the contract of the streams they offer, whatever their memories say, and whatever the circuits
 * inside do but break the contract of theirs: so that what is proved of each holds of the whole. The planted fault is
 * the same for all: what is offered is withdrawn.
 */
public final class ContractProofs {
    private static final RnicParameters SMALL = RnicParameters.SMALL;
    private static final RnicParameters SHARING = SMALL.sharing(4);
    private static final String CONTRACT = "streams keep their contract";
    private static final String FREE = "; memories free, circuits inside keep their contracts and do anything else";

    private static final String PROMISE = "false where inputs and memories do anything: it needs a promise of the"
        + " surroundings that nobody has written";
    private static final String LARGE = "no answer of PDR within 30 s with the circuits inside, false without them";

    /** Circuits with streams of their own whose contract is simulated only, and why. */
    public static final Map<String, String> SIMULATED = Map.ofEntries(
        Map.entry("AckBuilder", PROMISE), Map.entry("AckPolicy", PROMISE), Map.entry("AtomicUnit", PROMISE),
        Map.entry("AtomicTranslator", PROMISE),
        Map.entry("CompletionGate", PROMISE), Map.entry("LocalErrors", PROMISE),
        Map.entry("OrderTranslator", PROMISE), Map.entry("PageWalker", PROMISE),
        Map.entry("ReadTranslator", PROMISE), Map.entry("ResponderEngine", PROMISE),
        Map.entry("ResponseOrder", PROMISE), Map.entry("SrqDealer", PROMISE),
        Map.entry("TokenBuckets", PROMISE), Map.entry("Translator", PROMISE),
        Map.entry("TxScheduler", PROMISE), Map.entry("HeaderPipeline", LARGE), Map.entry("SendPath", LARGE),
        Map.entry("TransmitPath", LARGE));

    private ContractProofs() {}

    static List<Property> all() {
        var all = new ArrayList<Property>();
        all.add(free("FailureCollector", "small, 3 reporters", new FailureCollector(SMALL, 3), "out"));
        all.add(whole("CommandProcessor", "small" + FREE + ", event queues obey an order that they have taken",
            new CommandProcessor(SMALL), "setup", proof -> proof.freeKeeping().where(io -> assume(io.obeyed().not()
                .or(io.events().valid().not()), "what is obeyed has been taken"))).slow());
        all.add(free("CompletionWriter", "small", new CompletionWriter(SMALL), "failures").slow());
        all.add(free("PacketBuffer", "32 bytes per beat, 8 beats", new PacketBuffer(32, 8), "payload"));
        all.add(free("ReceiveFlusher", "small", new ReceiveFlusher(SMALL), "completions"));
        all.add(free("SendCompleter", "small", new SendCompleter(SMALL), "completions"));
        all.add(Property.of("ReadGate", "small, 2 places", CONTRACT, () -> gate(proof -> proof))
            .refutes("what is offered is withdrawn", () -> gate(proof -> proof.withdrawing("out"))));
        all.add(free("InvalidateStage", "small", new InvalidateStage(SMALL), "out"));
        all.add(free("SegmentBuilder", "small", new SegmentBuilder(SMALL), "transmissions").slow());
        all.add(free("TimerScan", "16 queue pairs", new TimerScan(16), "expired"));
        all.add(free("PacedRing", "16 queue pairs, 7 sources", new PacedRing(16, 7), "next"));
        all.add(free("FlowSetup", "small", new FlowSetup(SMALL), "flows"));
        all.add(free("SrqReader", "small, 4 shared receive queues", new SrqReader(SHARING), "memory_bursts"));
        all.add(free("WqeTaker", "small, 4 shared receive queues", new WqeTaker(SHARING), "given"));
        all.add(free("OwnDoorbells", "small, 4 shared receive queues", new OwnDoorbells(SHARING), "out").slow());
        all.add(free("PeerLookup", "small", new PeerLookup(SMALL), "out"));
        all.add(whole("HeaderBuilder", "whole", new HeaderBuilder(), "headers",
            proof -> proof.inductionBySat(2).pdr()).slow());
        all.add(whole("WqeFetcher", "small, WQEs of 32 bytes; memories free", new WqeFetcher(SMALL, 32),
            "memory_bursts", proof -> proof).slow());
        all.add(whole("ActiveRing", "16 flows, 3 sources, 1 passing; memories free, a hint passes only as it is taken",
            new ActiveRing(16, 3, 1), "next", proof -> proof.where(io -> assume(io.mayPass().orElseThrow().not()
                .or(io.next().ready()), "a hint passes only as it is taken"))));
        return all;
    }

    private static <IO extends Bundle<IO>> Property free(String block, String parameters, Circuit<IO> circuit,
        String stream) {
        return whole(block, parameters + FREE, circuit, stream, Proof::freeKeeping);
    }

    /** With the circuits inside as they are. */
    private static <IO extends Bundle<IO>> Property whole(String block, String parameters, Circuit<IO> circuit,
        String stream, UnaryOperator<Proof<IO>> more) {
        return Property.of(block, parameters, CONTRACT,
            () -> contract(more.apply(Proof.of(circuit))))
            .refutes("what is offered is withdrawn",
                () -> contract(more.apply(Proof.of(circuit))).withdrawing(stream));
    }

    private static Proof<?> gate(UnaryOperator<Proof<ReadGate.Io>> more) {
        return more.apply(Proof.of(new ReadGate(SMALL, 2)).alone().streams().added().budget(Duration.ofSeconds(150)));
    }

    /** Seconds on a quiet machine. */
    private static <IO extends Bundle<IO>> Proof<IO> contract(Proof<IO> proof) {
        return proof.alone().cutMemories().streams().added().budget(Duration.ofSeconds(300));
    }
}
