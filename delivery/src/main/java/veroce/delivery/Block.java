package veroce.delivery;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.cdc.ResetSynchronizer;
import java.util.List;
import rnic.acknowledge.AckBuilder;
import rnic.acknowledge.AckPolicy;
import rnic.board.NicShell;
import rnic.command.CommandProcessor;
import rnic.command.Drains;
import rnic.complete.CompletionOrder;
import rnic.complete.CompletionWriter;
import rnic.complete.EventQueues;
import rnic.complete.SendCompleter;
import rnic.congestion.CongestionSlot;
import rnic.congestion.Nsm;
import rnic.congestion.PathTable;
import rnic.ethernet.EthernetReceiver;
import rnic.ethernet.EthernetSender;
import rnic.fetch.ReceiveQueue;
import rnic.fetch.SendQueue;
import rnic.memory.PayloadReader;
import rnic.memory.Placement;
import rnic.memory.ReadArbiter;
import rnic.memory.WriteArbiter;
import rnic.parse.FrameInspector;
import rnic.parse.IcrcChecker;
import rnic.parse.PacketParser;
import rnic.parse.SegmentEnd;
import rnic.protocol.RnicParameters;
import rnic.receive.ReceiveCore;
import rnic.receive.ReceiveFront;
import rnic.registers.NicControl;
import rnic.respond.AtomicUnit;
import rnic.retransmit.SendWindow;
import rnic.schedule.TxScheduler;
import rnic.top.Rnic;
import rnic.track.SackTracker;
import rnic.transmit.FrameBuilder;
import rnic.transmit.HeaderBuilder;
import rnic.transmit.IcrcInserter;
import rnic.transmit.PayloadAligner;
import rnic.transmit.SegmentEntry;
import rnic.translate.OrderTranslator;
import rnic.translate.ReadTranslator;
import rnic.transmit.TransmitPath;

/**
 * A block that ships on its own, in the size of the 100 Gb/s configuration: 64 bytes per beat, 1024 queue pairs, a
 * window of 256.
 *
 * @param name        as the command line knows it
 * @param description one line
 * @param circuit     the block
 */
public record Block(String name, String description, Circuit<?> circuit) {
    /** Every block, in the order of the data path. */
    public static final List<Block> ALL = List.of(
        new Block("parser", "header parser: every header of a frame, one frame per cycle", new PacketParser(64)),
        new Block("icrc-checker", "invariant CRC of every frame, one beat per cycle", new IcrcChecker(64)),
        new Block("sack-tracker", "which packets have arrived: 1024 queue pairs, window 256",
        new SackTracker(256, 1024)),
        new Block("receive-front", "the three together, as './veroce simulate' runs them",
        new ReceiveFront(64, 256, 1024)),
        new Block("frame-inspector", "what a frame alone tells: its row and its header fields", new FrameInspector(64)),
        new Block("receive-core", "decides about every received frame: 1024 queue pairs, window 256",
            new ReceiveCore(RnicParameters.ALVEO_100G)),
        new Block("send-window", "what every sender knows about its packets on the way: 1024 queue pairs, window 256",
            new SendWindow(RnicParameters.ALVEO_100G)),
        new Block("congestion-slot", "congestion control by NSM: windows of 2048 flows",
            new CongestionSlot(RnicParameters.ALVEO_100G.controlled(new Nsm()))),
        new Block("path-table", "which path the next packet takes: slots of 1024 queue pairs",
            new PathTable(RnicParameters.ALVEO_100G)),
        new Block("completion-order", "completions in order and what may be reported: 1024 queue pairs",
            new CompletionOrder(RnicParameters.ALVEO_100G)),
        new Block("ack-policy", "when each peer gets an acknowledgement: 1024 queue pairs",
            new AckPolicy(RnicParameters.ALVEO_100G)),
        new Block("ack-builder", "forms ACK, SACK and NAKs at the moment of sending",
            new AckBuilder(RnicParameters.ALVEO_100G)),
        new Block("header-builder", "header bytes of any packet format, one packet per cycle", new HeaderBuilder()),
        new Block("payload-aligner", "payload behind headers of any length, one beat per cycle",
            new PayloadAligner(64)),
        new Block("icrc-inserter", "appends the invariant CRC, one beat per cycle", new IcrcInserter(64)),
        new Block("frame-builder", "the three together: whole frames from fields and payload", new FrameBuilder(64)),
        new Block("segment-entry", "flow labels of paths, and outer IPv6 headers that lead over segments",
            new SegmentEntry(64)),
        new Block("segment-end", "takes off the outer IPv6 headers that end here", new SegmentEnd(64)),
        new Block("transmit-path", "data and acknowledgements to frames, never starved within one",
            new TransmitPath(RnicParameters.ALVEO_100G)),
        new Block("nic-control", "registers and doorbells behind AXI4-Lite", new NicControl(RnicParameters.ALVEO_100G)),
        new Block("command-processor", "commands of the host: queue pairs, MRs, completion queues",
            new CommandProcessor(RnicParameters.ALVEO_100G)),
        new Block("placement", "packet buffer and writes to host memory, one beat per cycle",
            new Placement(RnicParameters.ALVEO_100G)),
        new Block("payload-reader", "reads of host memory ahead of their use, one beat per cycle",
            new PayloadReader(64, RnicParameters.ALVEO_100G.bufferBytes() / 64)),
        new Block("completion-writer", "completion queues, events and interrupts",
            new CompletionWriter(RnicParameters.ALVEO_100G)),
        new Block("event-queues", "event queues in host memory, and their interrupts",
            new EventQueues(RnicParameters.ALVEO_100G)),
        new Block("order-translator", "queue of placements, whose pages are remembered or read",
            new OrderTranslator(RnicParameters.ALVEO_100G)),
        new Block("read-translator", "pages of payload to be sent, remembered or read",
            new ReadTranslator(RnicParameters.ALVEO_100G)),
        new Block("atomic-unit", "atomics on host memory, 16 at a time, with the pages of theirs",
            new AtomicUnit(RnicParameters.ALVEO_100G, AtomicUnit.SLOTS)),
        new Block("read-arbiter", "several blocks read host memory over one AXI4 bus", new ReadArbiter(64, 8, 3)),
        new Block("write-arbiter", "several blocks write host memory over one AXI4 bus", new WriteArbiter(64, 4, 3)),
        new Block("send-queue", "fetches send requests as they are posted", new SendQueue(RnicParameters.ALVEO_100G)),
        new Block("tx-scheduler", "chooses the next data packet", new TxScheduler(RnicParameters.ALVEO_100G)),
        new Block("send-completer", "completes send requests in order", new SendCompleter(RnicParameters.ALVEO_100G)),
        new Block("receive-queue", "fetches, looks up and flushes receive requests",
            new ReceiveQueue(RnicParameters.ALVEO_100G)),
        new Block("ethernet-receiver", "frames that are not for RDMA, to the Ethernet NIC beside",
            new EthernetReceiver(64)),
        new Block("ethernet-sender", "frames of the Ethernet NIC beside, between those for RDMA",
            new EthernetSender(64)),
        new Block("drains", "what is under way, by queue pair and MR", new Drains(RnicParameters.ALVEO_100G)));

    /** The shipped configurations as a whole. */
    public static final List<Block> WHOLE = List.of(whole(RnicParameters.SMALL), whole(RnicParameters.ALVEO_100G));

    /** What a board needs beside the vendor's blocks; generated like the others, measured as part of a board build. */
    public static final List<Block> BOARD = List.of(
        new Block("nic-shell", "the NIC in the clock of the MAC, with crossings to the clock of the host",
            new NicShell(RnicParameters.ALVEO_100G)),
        new Block("reset-synchronizer", "reset of one clock from a reset of another", new ResetSynchronizer(16)));

    static Block whole(RnicParameters parameters) {
        return new Block(parameters.name(), "whole NIC: " + 8 * parameters.bytes() + " bits per cycle, "
            + parameters.queuePairs() + " queue pairs, window " + parameters.window(), new Rnic(parameters));
    }

    /** Name of the block's top module. */
    public String top() {
        return circuit.moduleName();
    }

    /** The Verilog of the block and everything below it. */
    public FileSet verilog(Style style) {
        return FileSet.of(design(circuit).modules(), style);
    }

    private static <IO extends Bundle<IO>> Design<IO> design(Circuit<IO> circuit) {
        return Design.of(circuit);
    }
}
