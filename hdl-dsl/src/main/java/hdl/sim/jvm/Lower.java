package hdl.sim.jvm;

import hdl.ir.Instance;
import hdl.ir.ModuleDef;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Storage;
import java.lang.ref.SoftReference;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Flattens the tree of instances into words: every scope by itself, joined by nets where a value is said elsewhere. */
final class Lower {
    private static final Map<ModuleDef, SoftReference<Flat>> KNOWN = new WeakHashMap<>();

    private final Flat flat;
    private final Deque<Scope> work = new ArrayDeque<>();

    private Lower(Flat flat) {
        this.flat = flat;
    }

    /** The flat form of a finished module, made once while it is in use: nobody changes it. */
    static Flat flat(ModuleDef top) {
        synchronized (KNOWN) {
            var known = KNOWN.get(top);
            var flat = known == null ? null : known.get();
            if (flat == null) {
                flat = flatten(top);
                KNOWN.put(top, new SoftReference<>(flat));
            }
            return flat;
        }
    }

    static Flat flatten(ModuleDef top) {
        var flat = new Flat(top.clocks().size());
        var lower = new Lower(flat);
        var scope = new Scope(top, "");
        for (var clock : top.clocks()) {
            scope.clocks.put(clock, scope.clocks.size());
            scope.resets.put(clock, flat.reset(scope.clock(clock)));
        }
        lower.topPorts(scope);
        lower.work.add(scope);
        while (!lower.work.isEmpty()) {
            lower.lower(lower.work.remove());
        }
        return flat;
    }

    /** Inputs take the pins behind resets, so that pin and slot have one number; outputs follow. */
    private void topPorts(Scope top) {
        for (var port : top.module.ports()) {
            if (port.role() == Port.Role.DATA && port.isInput()) {
                var offset = flat.slots;
                var words = new int[Wide.count(port.width())];
                for (var i = 0; i < words.length; i++) {
                    words[i] = flat.slot(Wide.bits(port.width(), i));
                }
                top.storages[port.id()] = words;
                flat.inputs.add(new Flat.PortWords(port, offset, words));
            }
        }
        flat.drivenSlots = flat.slots;
        flat.pins = flat.slots;
        flat.changedSlot = flat.slots;
        flat.slot(64);
        for (var port : top.module.ports()) {
            if (port.role() == Port.Role.DATA && !port.isInput()) {
                top.storages[port.id()] = nets(port.width());
                flat.outputs.add(new Flat.PortWords(port, flat.pins, top.words(port)));
                flat.pins += Wide.count(port.width());
            }
        }
    }

    private void lower(Scope scope) {
        declare(scope);
        scope.lowerNodes(flat);
        var effects = new Effects(flat, scope);
        var values = start(scope);
        new Control(flat, scope, effects, values).run(scope.module.body(), flat.words.one);
        for (var memory : scope.module.memories()) {
            effects.ports(memory).finishWrites();
        }
        for (var read : scope.module.reads()) {
            values[read.id()] = read(scope, effects, read);
        }
        connect(scope, values);
        name(scope);
    }

    // ---- storage before its values are known

    private void declare(Scope scope) {
        var module = scope.module;
        for (var clock : module.clocks()) {
            if (clock.rst() != null) {
                scope.storages[clock.rst().id()] = new int[] {scope.reset(clock)};
            }
            if (clock.resetRegister() != null) {
                var register = row(1, scope.clock(clock), null);
                flat.startsAtOne.add(register[0].slot());
                scope.registers[clock.resetRegister().id()] = register;
                scope.storages[clock.resetRegister().id()] = words(register);
                scope.resets.put(clock, register[0].word());
            }
            if (clock.clk() != null) {
                scope.storages[clock.clk().id()] = new int[] {flat.words.zero};
            }
        }
        for (var wire : module.wires()) {
            scope.storages[wire.id()] = nets(wire.width());
        }
        for (var reg : module.regs()) {
            if (scope.storages[reg.id()] == null) {
                var init = isResetByPin(scope, reg) ? reg.init() : null;
                scope.storages[reg.id()] = registers(scope, reg, scope.clock(reg.clock()), init);
            }
        }
        for (var read : module.reads()) {
            scope.storages[read.id()] = read.latency() == 0 ? nets(read.width())
                : registers(scope, read, scope.clock(read.clock()), null);
        }
        for (var instance : module.instances()) {
            instance(scope, instance);
        }
        for (var port : module.ports()) {
            if (scope.storages[port.id()] == null) {
                scope.storages[port.id()] = nets(port.width());
            }
        }
    }

    /** Reset with the clock of the top; else by a word of the design. */
    private boolean isResetByPin(Scope scope, Reg reg) {
        return scope.reset(reg.clock()) == flat.reset(scope.clock(reg.clock()));
    }

    private int[] nets(int width) {
        var words = new int[Wide.count(width)];
        for (var i = 0; i < words.length; i++) {
            words[i] = flat.words.net(Wide.bits(width, i));
        }
        return words;
    }

    private int[] registers(Scope scope, Storage storage, int clock, BigInteger init) {
        scope.registers[storage.id()] = row(storage.width(), clock, init);
        return words(scope.registers[storage.id()]);
    }

    private Flat.Register[] row(int width, int clock, BigInteger init) {
        var row = new Flat.Register[Wide.count(width)];
        for (var i = 0; i < row.length; i++) {
            var start = init == null ? 0 : init.shiftRight(64 * i).longValue() & Words.mask(Wide.bits(width, i));
            row[i] = flat.register(Wide.bits(width, i), clock, init != null, start);
        }
        return row;
    }

    private static int[] words(Flat.Register[] row) {
        var words = new int[row.length];
        for (var i = 0; i < words.length; i++) {
            words[i] = row[i].word();
        }
        return words;
    }

    private void instance(Scope scope, Instance instance) {
        var child = new Scope(instance.module(), scope.name(scope.names.name(instance)));
        for (var clock : instance.module().clocks()) {
            var outer = instance.clocks().get(clock);
            if (outer != null && scope.clocks.containsKey(outer)) {
                child.clocks.put(clock, scope.clocks.get(outer));
                child.resets.put(clock, scope.resets.getOrDefault(outer, flat.reset(scope.clocks.get(outer))));
            }
        }
        for (var pins : instance.pinsByPort()) {
            var port = pins.getFirst().port();
            child.storages[port.id()] = connected(scope, port, pins);
        }
        work.add(child);
    }

    /** The words of an instance's port and of the pins that it is made of. */
    private int[] connected(Scope scope, Port port, List<Pin> pins) {
        if (!port.isInput() || pins.getFirst().isWhole()) {
            var words = nets(port.width());
            for (var pin : pins) {
                scope.storages[pin.id()] = pin.isWhole() ? words : flat.wide.slice(words, pin.low(), pin.width());
            }
            return words;
        }
        pins.forEach(pin -> scope.storages[pin.id()] = nets(pin.width()));
        return flat.wide.cat(pins.stream().map(scope::words).toList(), pins.stream().mapToInt(Pin::width).toArray(),
            port.width());
    }

    // ---- values

    /** Before any statement a register keeps its value and everything else is 0. */
    private int[][] start(Scope scope) {
        var values = new int[scope.storages.length][];
        for (var port : scope.module.ports()) {
            values[port.id()] = flat.wide.zeros(port.width());
        }
        for (var wire : scope.module.wires()) {
            values[wire.id()] = flat.wide.zeros(wire.width());
        }
        for (var reg : scope.module.regs()) {
            values[reg.id()] = scope.words(reg);
        }
        for (var instance : scope.module.instances()) {
            for (var pin : instance.pins()) {
                values[pin.id()] = flat.wide.zeros(pin.width());
            }
        }
        return values;
    }

    /** The value of a peek, or what the read register takes at the edge; the enable holds the first register only. */
    private int[] read(Scope scope, Effects effects, ReadData read) {
        var value = effects.ports(read.memory()).read(read);
        for (var stage = 1; stage <= read.latency(); stage++) {
            var isLast = stage == read.latency();
            var row = isLast ? scope.registers[read.id()] : row(read.width(), scope.clock(read.clock()), null);
            if (stage == 1 && read.enable() != null) {
                value = flat.wide.mux(scope.words(read.enable())[0], value, words(row));
            }
            if (!isLast) {
                next(row, value);
                value = words(row);
            }
        }
        return value;
    }

    private void connect(Scope scope, int[][] values) {
        var module = scope.module;
        for (var port : module.ports()) {
            if (!port.isInput() && port.role() == Port.Role.DATA) {
                drive(scope.words(port), values[port.id()]);
            }
        }
        for (var wire : module.wires()) {
            drive(scope.words(wire), values[wire.id()]);
        }
        for (var reg : module.regs()) {
            var value = values[reg.id()];
            next(scope.registers[reg.id()], reg.init() == null || isResetByPin(scope, reg) ? value
                : reset(scope.reset(reg.clock()), reg, value));
        }
        for (var read : module.reads()) {
            if (read.latency() == 0) {
                drive(scope.words(read), values[read.id()]);
            } else {
                next(scope.registers[read.id()], values[read.id()]);
            }
        }
        for (var instance : module.instances()) {
            for (var pin : instance.pins()) {
                if (pin.isInput()) {
                    drive(scope.words(pin), values[pin.id()]);
                }
            }
        }
    }

    /** The value, or under a reset of the design that of the register; most are 0 then, which is one operation. */
    private int[] reset(int reset, Reg reg, int[] value) {
        if (reg.init().signum() != 0) {
            return flat.wide.mux(reset, flat.wide.constant(reg.init(), reg.width()), value);
        }
        var runs = flat.words.subtract(reset, flat.words.one);
        return Arrays.stream(value).map(word -> flat.words.and(word, runs)).toArray();
    }

    private void drive(int[] nets, int[] values) {
        for (var i = 0; i < nets.length; i++) {
            flat.words.drive(nets[i], values[i]);
        }
    }

    private static void next(Flat.Register[] row, int[] values) {
        for (var i = 0; i < row.length; i++) {
            row[i].next()[0] = values[i];
        }
    }

    // ---- names

    private void name(Scope scope) {
        for (var clock : scope.module.clocks()) {
            if (clock.clk() != null && scope.clocks.containsKey(clock)) {
                flat.clockPorts.add(new Flat.ClockPort(scope.name(clock.clk().name()), scope.clock(clock)));
            }
        }
        for (var named : SignalNames.of(scope.names)) {
            var storage = named.node().storage();
            var words = storage == null ? scope.words(named.node()) : scope.words(storage);
            var signal = flat.signal(scope.name(named.name()), named.node().width(), words, named.constants());
            if (storage instanceof Reg reg && reg.enumeration() != null) {
                flat.machines.add(new Flat.Machine(signal, scope.clock(reg.clock()), scope.registers[reg.id()]));
            }
        }
    }
}
