package hdl.pass;

import hdl.ir.Banks;
import hdl.ir.ClockDef;
import hdl.ir.Memory;
import hdl.ir.ModuleDef;
import hdl.ir.Problem;
import hdl.ir.ReadData;
import hdl.ir.Site;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the author asks of a memory can be built in the style that he chose. */
public final class Memories {
    private static final int BLOCK_PORTS = 2;
    private static final int MEGA = 20;

    /** Bits beyond any device of today, with some way to go. */
    private static final long MOST_REGISTERS = 32L << MEGA;
    private static final long MOST_LUTRAM = 256L << MEGA;
    private static final long MOST_BLOCKS = 1024L << MEGA;

    private final Findings findings;
    private final Map<Memory.WritePort, Stmt.Write> writes = new HashMap<>();

    private Memories(ModuleDef module) {
        findings = new Findings(module);
        ScopeWalk.over(module, new ScopeWalk.Visitor() {
            @Override public void statement(Stmt statement, Scope in) {
                if (statement instanceof Stmt.Write write) {
                    writes.put(write.port(), write);
                }
            }
        });
    }

    /**
     * HDL501 ports, HDL502 peek, HDL503 start values, HDL504, HDL505 and HDL509 clocks, HDL508 writes of one bit,
     * HDL510 and HDL511 latency, HDL512 and HDL513 wide rows, HDL514 size, HDL515 ports that do both.
     */
    public static List<Problem> check(ModuleDef module) {
        var memories = new Memories(module);
        module.memories().forEach(memories::check);
        return memories.findings.inSourceOrder();
    }

    private void check(Memory memory) {
        size(memory);
        ports(memory);
        for (var read : memory.reads()) {
            if (read.latency() == 0 && memory.style() != Memory.Style.LUTRAM
                && memory.style() != Memory.Style.REGISTERS) {
                findings.error(read.site(), "HDL502", name(memory) + " is " + memory.style()
                    + ": peek needs LUTRAM or REGISTERS; use read and wait 1 cycle");
            }
        }
        latency(memory);
        shared(memory);
        if (memory.style() == Memory.Style.URAM) {
            ultra(memory);
        } else if (Banks.of(memory).byRow()) {
            wideRows(memory);
        }
        clocks(memory);
    }

    private void size(Memory memory) {
        long bits = (long) memory.width() * memory.depth();
        long most = switch (memory.style()) {
            case REGISTERS -> MOST_REGISTERS;
            case LUTRAM -> MOST_LUTRAM;
            case BRAM, URAM, AUTO -> MOST_BLOCKS;
        };
        if (bits > most) {
            findings.error(memory.site(), "HDL514", "memory " + name(memory) + " has " + memory.depth() + " words of "
                + memory.width() + " bits, which are " + megabits(bits) + ", and no device has more than "
                + megabits(most) + (memory.style() == Memory.Style.REGISTERS || memory.style() == Memory.Style.LUTRAM
                    ? " of " + memory.style() : "") + "; take fewer words, or memory outside the device");
        }
    }

    private static String megabits(long bits) {
        return (bits >> MEGA) + " Mbit";
    }

    private void ports(Memory memory) {
        int used = memory.portCount();
        boolean block = memory.style() == Memory.Style.BRAM || memory.style() == Memory.Style.URAM;
        if (block && used > BLOCK_PORTS) {
            findings.error(last(memory), "HDL501", "memory " + name(memory) + " has " + used + " ports, "
                + memory.style() + " has "
                + BLOCK_PORTS + "; share a port with mux, or use two memories");
        }
        if (memory.style() == Memory.Style.LUTRAM && memory.writes().size() > 1) {
            findings.error(memory.writes().get(1).site(), "HDL501", "memory " + name(memory) + " has "
                + memory.writes().size()
                + " write ports, LUTRAM has 1; share a port with mux, or use two memories");
        }
    }

    /** The port that is one too many. */
    private static Site last(Memory memory) {
        var sites = new ArrayList<Site>();
        memory.writes().forEach(write -> sites.add(write.site()));
        memory.reads().stream().filter(read -> memory.writes().stream().noneMatch(read::isPortOf))
            .forEach(read -> sites.add(read.site()));
        sites.sort((a, b) -> Integer.compare(a.line(), b.line()));
        return sites.get(BLOCK_PORTS);
    }

    private void ultra(Memory memory) {
        if (memory.hasContents() || memory.zeroed()) {
            findings.error(memory.site(), "HDL503",
                "URAM has no start values; use BRAM, or write the table after reset");
        }
        for (var read : memory.reads()) {
            if (read.gather() > 1) {
                findings.error(read.site(), "HDL512", "URAM reads and writes words of one width, and " + name(memory)
                    + " is read " + read.gather() + " at once; use BRAM, or wider words with a mask");
            }
        }
        for (var port : memory.writes()) {
            int lane = memory.width() / writes.get(port).mask().map(mask -> mask.width()).orElse(1);
            if (lane == 1) {
                findings.error(port.site(), "HDL508", "URAM has no 1-bit write; use BRAM for the bit map, or write "
                    + "whole words");
            }
        }
    }

    /** A port that reads and writes is that of a block RAM: it reads what was stored before. */
    private void shared(Memory memory) {
        for (var port : memory.writes()) {
            if (memory.read(port) == null) {
                continue;
            }
            if (memory.style() == Memory.Style.URAM) {
                findings.error(port.site(), "HDL515", "a port of URAM that writes does not read, and one of "
                    + name(memory) + " does both; use BRAM, or read and write at two ports");
            } else if (memory.collision() == Memory.Collision.NEVER) {
                findings.error(port.site(), "HDL515", "a port of " + name(memory) + " reads the word that it writes, "
                    + "which NEVER forbids; use OLD_DATA or NEW_DATA, in one clock");
            }
        }
    }

    private void latency(Memory memory) {
        for (var read : memory.reads()) {
            if (read.latency() > 2 && memory.style() != Memory.Style.URAM) {
                findings.error(read.site(), "HDL510", "read latency " + read.latency() + " is for cascades of URAM, "
                    + name(memory) + " is " + memory.style() + "; use 2");
            } else if (read.latency() > 2 && memory.collision() == Memory.Collision.NEW_DATA) {
                findings.error(read.site(), "HDL511", "NEW_DATA reaches back 2 cycles, " + name(memory)
                    + " is read with latency " + read.latency() + "; use OLD_DATA, and forward what is on its way");
            }
        }
    }

    /** A row of more words than a block RAM's ports differ by is made of banks. */
    private void wideRows(Memory memory) {
        for (var read : memory.reads()) {
            if (read.gather() != memory.reads().getFirst().gather()) {
                findings.error(read.site(), "HDL513", "rows of more than " + Banks.RATIO + " words of " + name(memory)
                    + " come from several arrays, so every read takes a whole row; use two memories");
            }
        }
        if (memory.hasContents()) {
            findings.error(memory.site(), "HDL513", "rows of more than " + Banks.RATIO + " words of " + name(memory)
                + " come from several arrays, which have no contents; write the table after reset");
        }
    }

    private void clocks(Memory memory) {
        if (memory.writes().isEmpty()) {
            return;
        }
        var written = memory.writes().getFirst().clock();
        for (var write : memory.writes()) {
            if (write.clock() != written) {
                findings.error(write.site(), "HDL509", name(memory) + " is written in " + written + " and in "
                    + write.clock()
                    + "; write it in one clock, and bring the other data there with AsyncFifo");
            }
        }
        for (var read : memory.reads()) {
            if (read.clock() != null && read.clock() != written) {
                apart(memory, written, read);
            }
        }
    }

    private void apart(Memory memory, ClockDef written, ReadData read) {
        var clocks = name(memory) + " is written in " + written + " and read in " + read.clock();
        if (memory.style() == Memory.Style.URAM) {
            findings.error(read.site(), "HDL505", "URAM has one clock, " + clocks + "; use BRAM");
        } else if (memory.collision() != Memory.Collision.NEVER) {
            findings.error(read.site(), "HDL504", memory.collision() + " needs one clock, " + clocks + "; use NEVER");
        }
    }

    private static String name(Memory memory) {
        return "'" + memory + "'";
    }
}
