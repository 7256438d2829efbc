package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Looks up the extension headers of an opcode on one UDP port (wire profile sections 7 and 8). Combinational: a
 * function of eight bits, two LUT levels.
 */
@Doc("Which extension headers follow the base transport header, by opcode.")
public record FormatDecoder(Port port) implements Circuit<FormatDecoder.Io> {
    public record Io(
        @Doc("opcode of the base transport header") UInt opcode,
        @Doc("the opcode has a format on this port") Bool known,
        @Doc("bytes of all transport headers, in units of 4") UInt words,
        Present present,
        Place place
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var now = p.at(0);
        return new Io(now.in(uint(8)), now.out(bool()), now.out(uint(4)), now.out(Present.SHAPE),
            now.out(Place.SHAPE));
    }

    @Override public void body(Io io) {
        io.known.set(false);
        io.words.set(0);
        for (var extension : Extension.values()) {
            io.present.of(extension).set(false);
            io.place.of(extension).ifPresent(place -> place.set(0));
        }
        var selection = choose(io.opcode);
        byChain().forEach((extensions, formats) -> {
            var opcodes = new ArrayList<Long>();
            for (var format : formats) {
                opcodes.add((long) format.opcode());
            }
            selection.on(opcodes, () -> describe(io, formats.getFirst()));
        });
        selection.otherwise(() -> { });
    }

    private static void describe(Io io, PacketFormat format) {
        io.known.set(true);
        io.words.set(format.headerBytes() / 4);
        for (var extension : format.extensions()) {
            io.present.of(extension).set(true);
            int place = PacketFormat.offsetsOf(extension).indexOf(format.offsetOf(extension));
            if (place > 0) {
                io.place.of(extension).orElseThrow().set(place);
            }
        }
    }

    /** The opcodes that share a chain of headers are one arm of the case. */
    private Map<List<Extension>, List<PacketFormat>> byChain() {
        var chains = new LinkedHashMap<List<Extension>, List<PacketFormat>>();
        for (var format : PacketFormat.ALL) {
            if (format.port() == port) {
                chains.computeIfAbsent(format.extensions(), chain -> new ArrayList<>()).add(format);
            }
        }
        return chains;
    }
}
