package hdl.sim.conform;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Memory;
import hdl.MemoryPort;
import hdl.UInt;
import hdl.ir.Memory.Collision;
import hdl.ir.Memory.Style;
import hdl.sim.conform.Samples.Pair;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Random memories, used within what the language defines: addresses inside the depth, no two writes to one word. */
final class Tables {
    private final Expressions expressions;
    private final Scene scene;

    Tables(Expressions expressions) {
        this.expressions = expressions;
        scene = expressions.scene;
    }

    /** Depths that take several UltraRAMs: side by side, in a cascade, in two. */
    private static final Integer[] DEEP = {8192, 16384, 32768, 65536};
    private static final int DEEPEST_LISTED = 4096;
    private static final int WIDE_ROW = 64;

    /** What is decided of a memory. */
    private record Plan(String name, Style style, Collision collision, int depth, boolean twoWrites, int latency,
                        boolean wideRows) {
        boolean peeks() {
            return style == Style.REGISTERS || style == Style.LUTRAM;
        }
    }

    void table(Draw draw) {
        if (draw.isRemoved()) {
            return;
        }
        var style = draw.of(Style.values());
        var collision = draw.of(Collision.values());
        boolean two = (style == Style.REGISTERS || style == Style.AUTO) && collision != Collision.NEVER
            && draw.chance(40);
        int depth = collision == Collision.NEVER || two ? draw.of(2, 8, 16, 64)
            : draw.of(2, 3, 5, 8, 12, 16, 33, 64, 96);
        int latency = draw.chance(30) ? 2 : 1;
        if (style == Style.URAM) {
            depth = draw.chance(60) ? draw.of(DEEP) : depth;
            latency = collision == Collision.NEW_DATA ? latency : draw.between(1, 4);
        }
        var plan = new Plan(scene.name("m"), style, collision, depth, two, latency, false);
        Notes.used(Feature.valueOf("MEMORY_" + style));
        Notes.used(Feature.valueOf(collision.name()));
        if (draw.chance(15)) {
            Notes.used(Feature.MEMORY_OF_BUNDLES);
            ofPairs(draw, plan);
        } else if (draw.chance(25) && style != Style.URAM) {
            Notes.used(Feature.MEMORY_OF_BITS);
            ofBits(draw, style == Style.BRAM && draw.chance(40) ? wide(plan) : plan);
        } else if (Integer.bitCount(depth) == 1 && style != Style.URAM && style != Style.LUTRAM
            && collision != Collision.NEVER && draw.chance(40)) {
            Notes.used(Feature.READ_WRITE_PORTS);
            ofTwoPorts(draw, plan);
        } else {
            ofNumbers(draw, plan);
        }
    }

    /** Rows wider than the ports of one block RAM can differ; such a memory has no contents. */
    private static Plan wide(Plan plan) {
        Notes.used(Feature.WIDE_ROW);
        var collision = plan.collision == Collision.NEVER ? Collision.OLD_DATA : plan.collision;
        return new Plan(plan.name, plan.style, collision, 4 * WIDE_ROW, plan.twoWrites, plan.latency, true);
    }

    private <T extends hdl.Data<T>> void configure(Draw draw, Plan plan, Memory<T> memory, String shape, int width) {
        var text = new StringBuilder("var " + plan.name + " = memory(" + shape + ", " + plan.depth + ").style("
            + plan.style + ").collision(" + plan.collision + ")");
        memory.named(plan.name).style(plan.style).collision(plan.collision);
        if (plan.latency > 1) {
            Notes.used(Feature.valueOf("LATENCY_" + plan.latency));
            memory.latency(plan.latency);
            text.append(".latency(" + plan.latency + ")");
        }
        if (plan.depth > DEEPEST_LISTED) {
            Notes.used(Feature.DEEP_URAM);
        }
        if (plan.style == Style.URAM) {
            scene.line(text + ";");
            return;
        }
        if (plan.wideRows || draw.chance(30)) {
            Notes.used(Feature.ZEROED);
            memory.zeroed();
            text.append(".zeroed()");
        } else {
            Notes.used(Feature.CONTENTS);
            var words = new ArrayList<BigInteger>();
            for (int i = 0; i < plan.depth; i++) {
                words.add(new BigInteger(Long.toUnsignedString(draw.word())).pow(4)
                    .mod(BigInteger.ONE.shiftLeft(width)));
            }
            memory.contents(words::get);
            text.append(".contents(List.of(");
            for (int i = 0; i < words.size(); i++) {
                text.append(i == 0 ? "0x" : ", 0x").append(words.get(i).toString(16));
            }
            text.append(")::get)");
        }
        scene.line(text + ";");
    }

    // ---- kinds of words

    private void ofNumbers(Draw draw, Plan plan) {
        int width = Math.max(draw.width(), plan.style == Style.URAM ? 2 : 1); // URAM writes no single bits
        var memory = memory(uint(width), plan.depth);
        configure(draw, plan, memory, "uint(" + width + ")", width);
        var ports = new Ports(draw, plan);
        for (int port : ports.writes()) {
            int lanes = lanes(draw, plan, width);
            ports.writing(port, address -> {
                var data = expressions.number(draw.part(), width, 3, Scene.ANY);
                if (lanes > 1) {
                    var mask = expressions.number(draw.part(), lanes, 2, Scene.ANY);
                    Notes.used(Feature.WRITE_MASK);
                    memory.write(address.signal(), data.signal(), mask.signal());
                    return data.text() + ", " + mask.text();
                }
                memory.write(address.signal(), data.signal());
                return data.text();
            });
        }
        int reads = plan.style == Style.BRAM || plan.style == Style.URAM ? 1 : draw.between(1, 2);
        for (int i = 0; i < reads; i++) {
            var address = ports.readAddress(plan.depth);
            var name = scene.name("q");
            if (plan.peeks() && draw.chance(50)) {
                Notes.used(Feature.PEEK);
                scene.line("var " + name + " = " + plan.name + ".peek(" + address.text() + ");");
                scene.add(memory.peek(address.signal()).named(name), name, Math.max(0, address.rank()));
            } else if (draw.chance(40)) {
                var enable = expressions.condition(draw.part(), 2, Scene.ANY);
                Notes.used(Feature.READ_ENABLE);
                scene.line("var " + name + " = " + plan.name + ".read(" + address.text() + ", " + enable.text() + ");");
                scene.add(memory.read(address.signal(), enable.signal()).named(name), name, 0);
            } else {
                scene.line("var " + name + " = " + plan.name + ".read(" + address.text() + ");");
                scene.add(memory.read(address.signal()).named(name), name, 0);
            }
        }
    }

    /** Both ports read and write; the second leaves a word that the first may be writing to it. */
    private void ofTwoPorts(Draw draw, Plan plan) {
        int width = draw.width();
        var memory = memory(uint(width), plan.depth);
        configure(draw, plan, memory, "uint(" + width + ")", width);
        Value<UInt> first = null;
        for (int i = 0; i < 2; i++) {
            var address = expressions.number(draw.part(), indexWidth(plan.depth), 2, Scene.ANY);
            var enable = draw.chance(50) ? expressions.condition(draw.part(), 2, Scene.ANY) : null;
            var port = enable == null ? memory.port(address.signal()) : memory.port(address.signal(), enable.signal());
            var text = scene.name("p");
            scene.line("var " + text + " = " + plan.name + ".port(" + address.text()
                + (enable == null ? "" : ", " + enable.text()) + ");");
            var writes = expressions.decision(draw.part(), 2, Scene.ANY);
            var apart = first == null ? writes : Expressions.value(Feature.AND,
                writes.signal().and(address.signal().ne(first.signal())),
                writes.text() + ".and(" + address.text() + ".ne(" + first.text() + "))", writes, address, first);
            first = address;
            writing(draw, plan, width, port, text, apart);
            var name = scene.name("q");
            scene.line("var " + name + " = " + text + ".read();");
            scene.add(port.read().named(name), name, 0);
        }
    }

    private void writing(Draw draw, Plan plan, int width, MemoryPort<UInt> port, String text, Value<Bool> writes) {
        int lanes = lanes(draw, plan, width);
        scene.line("when(" + writes.text() + ", () -> {");
        when(writes.signal(), () -> scene.indented(() -> {
            var data = expressions.number(draw.part(), width, 3, Scene.ANY);
            if (lanes > 1) {
                var mask = expressions.number(draw.part(), lanes, 2, Scene.ANY);
                Notes.used(Feature.WRITE_MASK);
                port.write(data.signal(), mask.signal());
                scene.line(text + ".write(" + data.text() + ", " + mask.text() + ");");
            } else {
                port.write(data.signal());
                scene.line(text + ".write(" + data.text() + ");");
            }
        }));
        scene.line("});");
    }

    private static int lanes(Draw draw, Plan plan, int width) {
        if (!draw.chance(40)) {
            return 1;
        }
        var all = new ArrayList<Integer>();
        for (int lanes = 2; lanes <= Math.min(width, 16); lanes++) {
            if (width % lanes == 0 && (plan.style != Style.URAM || lanes < width)) {
                all.add(lanes);
            }
        }
        return all.isEmpty() ? 1 : draw.of(all);
    }

    private void ofPairs(Draw draw, Plan plan) {
        var memory = memory(Pair.SHAPE, plan.depth);
        configure(draw, plan, memory, "Pair.SHAPE", Pair.SHAPE.width());
        var ports = new Ports(draw, plan);
        for (int port : ports.writes()) {
            ports.writing(port, address -> {
                var data = Scene.pick(scene.pairs, draw, Scene.ANY);
                memory.write(address.signal(), data.signal());
                return data.text();
            });
        }
        var address = ports.readAddress(plan.depth);
        var name = scene.name("q");
        scene.line("var " + name + " = " + plan.name + ".read(" + address.text() + ");");
        scene.add(memory.read(address.signal()), name, 0);
    }

    private void ofBits(Draw draw, Plan plan) {
        var memory = memory(bool(), plan.depth);
        configure(draw, plan, memory, "bool()", 1);
        var ports = new Ports(draw, plan);
        for (int port : ports.writes()) {
            ports.writing(port, address -> {
                var data = expressions.condition(draw.part(), 2, Scene.ANY);
                memory.write(address.signal(), data.signal());
                return data.text();
            });
        }
        int group = plan.wideRows ? WIDE_ROW : plan.collision != Collision.NEVER && plan.depth % 8 == 0 ? 8 : 1;
        var address = ports.readAddress(plan.depth / group);
        var name = scene.name("q");
        Notes.used(group > 1 ? Feature.GATHER_READ : Feature.MEMORY_OF_BITS);
        scene.line("var " + name + " = " + plan.name + ".readWide(" + address.text() + ", " + group + ");");
        scene.add(memory.readWide(address.signal(), group).named(name), name, 0);
    }

    // ---- addresses

    /** Writes a word and returns the text of its arguments after the address. */
    private interface Writing {
        String at(Value<UInt> address);
    }

    /** The enables of the writes of one memory, and addresses that keep its rules. */
    private final class Ports {
        private final Draw draw;
        private final Plan plan;
        private final List<Value<Bool>> enables = new ArrayList<>();
        private final List<Value<UInt>> addresses = new ArrayList<>();

        Ports(Draw draw, Plan plan) {
            this.draw = draw;
            this.plan = plan;
            int count = plan.twoWrites ? 2 : draw.chance(12) ? 0 : 1;
            Notes.used(count == 2 ? Feature.TWO_WRITE_PORTS : count == 0 ? Feature.ROM : Feature.WHEN);
            for (int i = 0; i < count; i++) {
                enables.add(expressions.decision(draw.part(), 2, Scene.ANY));
            }
        }

        List<Integer> writes() {
            return enables.size() == 2 ? List.of(0, 1) : enables.isEmpty() ? List.of() : List.of(0);
        }

        void writing(int port, Writing writing) {
            var address = inside(plan.depth);
            if (enables.size() == 2) { // even words by the one port, odd ones by the other
                int width = indexWidth(plan.depth);
                address = width == 1 ? Expressions.value(Feature.UINT, lit(port, 1), "lit(" + port + ", 1)")
                    : Expressions.value(Feature.CAT, cat(address.signal().top(width - 1), lit(port, 1)),
                        "cat(" + address.text() + ".top(" + (width - 1) + "), lit(" + port + ", 1))", address);
            }
            addresses.add(address);
            var at = address;
            var enable = enables.get(port);
            scene.line("when(" + enable.text() + ", () -> {");
            when(enable.signal(), () -> scene.indented(() ->
                scene.line(plan.name + ".write(" + at.text() + ", " + writing.at(at) + ");")));
            scene.line("});");
        }

        Value<UInt> readAddress(int words) {
            var address = inside(words);
            if (plan.collision != Collision.NEVER || addresses.isEmpty()) {
                return address;
            }
            var written = addresses.getFirst();
            var enable = enables.getFirst();
            return Expressions.value(Feature.MUX, mux(enable.signal(), written.signal().xor(1), address.signal()),
                "mux(" + enable.text() + ", " + written.text() + ".xor(1), " + address.text() + ")",
                enable, written, address);
        }

        /** An address below the number of words. */
        private Value<UInt> inside(int words) {
            if (words > DEEPEST_LISTED) {
                return spread(words);
            }
            var address = expressions.number(draw.part(), indexWidth(words), 2, Scene.ANY);
            if (Integer.bitCount(words) == 1 && words > 1) {
                return address;
            }
            int width = indexWidth(words);
            var text = "mux(" + address.text() + ".lt(" + words + "), " + address.text() + ", lit(0, " + width + "))";
            return words == 1 ? Expressions.value(Feature.UINT, lit(0, 1), "lit(0, 1)")
                : Expressions.value(Feature.MUX, mux(address.signal().lt(words), address.signal(), lit(0, width)), text,
                    address);
        }

        /** Few words of a deep memory, so that reads find what was written: bits at both ends of the address. */
        private Value<UInt> spread(int words) {
            var few = expressions.number(draw.part(), 6, 2, Scene.ANY);
            int zeros = indexWidth(words) - 6;
            return Expressions.value(Feature.CAT, cat(few.signal().top(3), lit(0, zeros), few.signal().trunc(3)),
                "cat(" + few.text() + ".top(3), lit(0, " + zeros + "), " + few.text() + ".trunc(3))", few);
        }
    }
}
