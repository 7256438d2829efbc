package rnic.board;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.Axi4Crossing;
import hdl.lib.axi.AxiLiteCrossing;
import hdl.lib.axi.AxiStream;
import java.util.ArrayList;
import java.util.Optional;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;
import rnic.top.Rnic;

/**
 * The NIC as a board has it: the NIC in the clock of the MAC, and everything that the host sees in the clock of the
 * PCIe bridge. Between them lie nothing but the crossings of {@code hdl.lib}. Both clocks are reset together.
 */
@Doc("The NIC in the clock of the MAC, with crossings to the clock of the host.")
public record NicShell(RnicParameters parameters) implements Circuit<NicShell.Io> {
    /** Bits of an address within the window of the registers: 2 MiB, of which the upper one is pages of doorbells. */
    public static final int WINDOW_BITS = 21;
    /** Bits of an identifier of the PCIe bridge. */
    public static final int HOST_ID_BITS = 4;
    private static final int DEPTH = 32;

    public record Io(
        @Doc("of the MAC, 322.266 MHz for 100 Gb/s; both resets are 1 together, for 16 cycles of each clock at least")
        Clock mac,
        @Doc("of the PCIe bridge, 250 MHz for 100 Gb/s; reset together with the MAC's") Clock host,
        @Doc("frames from the MAC; tuser with the last beat: bad frame; tready is always 1") AxiStream sAxisMac,
        @Doc("frames to the MAC; one that has begun is never interrupted") AxiStream mAxisMac,
        @Doc("host memory") Axi4 mAxi,
        @Doc("registers and doorbells, as the host reads and writes them") Axi4 sAxi,
        @Doc("for each vector: asks for a message-signaled interrupt; held until it is taken") UInt irqRequest,
        @Doc("for each vector, one cycle: the message has been sent") UInt irqTaken,
        @Doc("frames for the Ethernet NIC on the same line, where there is one; in the clock of the MAC")
        Optional<AxiStream> mAxisEthernet,
        @Doc("frames of that NIC; in the clock of the MAC") Optional<AxiStream> sAxisEthernet
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        var mac = p.clock();
        var host = p.clock();
        return new Io(mac, host, p.on(mac).in(AxiStream.of(bytes, 1)), p.on(mac).out(AxiStream.of(bytes)),
            p.on(host).out(Axi4.of(64, 8 * bytes, Rnic.ID_BITS)),
            p.on(host).in(Axi4.of(WINDOW_BITS, 8 * bytes, HOST_ID_BITS)),
            p.on(host).out(uint(Rnic.MESSAGES)), p.on(host).in(uint(Rnic.MESSAGES)),
            parameters.withEthernet(() -> p.on(mac).out(AxiStream.of(bytes, 1))),
            parameters.withEthernet(() -> p.on(mac).in(AxiStream.of(bytes))));
    }

    @Override public void body(Io io) {
        int width = 8 * parameters.bytes();
        int registerBits = log2Ceil(NicRegisters.map(parameters).bytes());
        var memory = instance(new Axi4Crossing(64, width, Rnic.ID_BITS, DEPTH)).named("memory");
        var registers = instance(new AxiLiteCrossing(registerBits, 32)).named("registers");
        var interrupts = new ArrayList<InterruptRequest.Io>();
        for (int i = 0; i < Rnic.MESSAGES; i++) {
            interrupts.add(instance(new InterruptRequest()).named("interrupt_" + i));
        }
        memory.managerClock().set(io.mac);
        memory.subordinateClock().set(io.host);
        registers.managerClock().set(io.host);
        registers.subordinateClock().set(io.mac);
        interrupts.forEach(each -> {
            each.nic().set(io.mac);
            each.host().set(io.host);
        });
        in(io.mac, () -> {
            var nic = instance(new Rnic(parameters)).named("nic");
            link(nic.sAxisMac(), io.sAxisMac);
            link(io.mAxisMac, nic.mAxisMac());
            io.mAxisEthernet.ifPresent(it -> link(it, nic.mAxisEthernet().orElseThrow()));
            io.sAxisEthernet.ifPresent(it -> link(nic.sAxisEthernet().orElseThrow(), it));
            link(memory.sAxi(), nic.mAxi());
            link(nic.sAxi(), registers.mAxi());
            ignore(nic.irq());                               // vector 0 has a message when it rises
            for (int i = 0; i < Rnic.MESSAGES; i++) {
                interrupts.get(i).level().set(nic.messages().bit(i));
            }
        });
        in(io.host, () -> {
            var bridge = instance(new RegisterBridge(WINDOW_BITS, width, HOST_ID_BITS, registerBits)).named("bridge");
            link(bridge.sAxi(), io.sAxi);
            link(registers.sAxi(), bridge.mAxi());
        });
        link(io.mAxi, memory.mAxi());
        io.irqRequest.set(cat(interrupts.reversed().stream().map(InterruptRequest.Io::request).toList()));
        for (int i = 0; i < Rnic.MESSAGES; i++) {
            interrupts.get(i).taken().set(io.irqTaken.bit(i));
        }
    }
}
