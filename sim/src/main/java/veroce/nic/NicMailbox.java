package veroce.nic;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.Event;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.registers.NicRegisters;
import veroce.VeroceException;
import veroce.endpoint.Address;
import veroce.packet.IpAddress;

/** The registers of a NIC by name, and the commands that the host gives through them. */
final class NicMailbox {
    /** Cycles that a register access may take, and polls that a command may take. */
    private static final int PATIENCE = 1_000_000;
    private static final int WORD_BYTES = 4;
    private static final long BUSY = 1L << 31;
    private static final long EVENT_VALID = 1L << 31;
    private static final int CODE = 0xff;

    private final NicModel nic;
    private final RnicParameters parameters;
    private final RegisterValues registers;
    private Runnable world;
    private int page;
    private int gid;
    private final Map<Command, Long> commandCycles = new EnumMap<>(Command.class);

    NicMailbox(NicModel nic, RnicParameters parameters) {
        this.nic = nic;
        this.parameters = parameters;
        registers = new RegisterValues(NicRegisters.block(parameters));
    }

    /** The page through which doorbells are rung, and to which what is made from now on listens. */
    void page(int number) {
        page = number;
    }

    int page() {
        return page;
    }

    /** What runs while somebody waits, the NIC included; null: the NIC alone. */
    void whileWaiting(Runnable next) {
        world = next;
    }

    /** Tells the NIC who it is and lets its data path run. */
    void start(Address address) {
        awaitAnswer("the clearing of its tables");
        set("mac.address", address.mac());
        gid(0, address.ip());
        set("control.enable", 1);
    }

    /** The NIC has been asked for a reset, and this waits for it. */
    void awaitReset() {
        for (int polls = 0; get("control.resetting") != 0; polls++) {
            if (polls == PATIENCE) {
                throw VeroceException.failure("the NIC has not been reset after " + polls + " looks at control.resetting");
            }
        }
    }

    /** Gives the NIC an IP address of its own. */
    void gid(int number, IpAddress ip) {
        command(Command.SET_GID, number, values -> values.set("gid.used", 1).set("gid.ipv6", ip.v6() ? 1 : 0)
            .set("ip_high.address", ip.high()).set("ip_low.address", ip.low()));
    }

    /** Takes one away. */
    void forget(int number) {
        command(Command.SET_GID, number, values -> {
        });
    }

    /** By which of the own addresses the peers know the NIC whose handles are written from now on. */
    void knownBy(int gid) {
        this.gid = gid;
    }

    int gid() {
        return gid;
    }

    /** Writes a field and waits until it is done; the other fields of its register keep what was written before. */
    void set(String field, long value) {
        post(field, value);
        await("a write of " + field);
    }

    private void post(String field, long value) {
        var slot = registers.set(field, value).place(field).slot();
        nic.registers().write(slot.offset(), registers.word(slot.offset()));
        if (slot.register().isWide()) {
            nic.registers().write(slot.offset() + WORD_BYTES, registers.word(slot.offset() + WORD_BYTES));
        }
    }

    /** Rings a doorbell soon, in order with everything else; nobody waits. */
    void ring(String doorbell, String what, int number, String count, int value) {
        ringThrough(page, doorbell, what, number, count, value);
    }

    /** The same through any page. */
    void ringThrough(int through, String doorbell, String what, int number, String count, int value) {
        int offset = registers.set(doorbell + "." + what, number).set(doorbell + "." + count, value & 0xffff)
            .place(doorbell + "." + count).slot().offset();
        nic.registers().ring(through == 0 ? offset : NicRegisters.inPage(through, offset), registers.word(offset));
    }

    /** The same with a bit that says what else the doorbell tells. */
    void arm(String doorbell, String bit, String what, int number, String count, int value) {
        registers.set(doorbell + "." + bit, 1);
        ring(doorbell, what, number, count, value);
        registers.set(doorbell + "." + bit, 0);
    }

    /** Takes the oldest event, if there is one, and gives what the register showed. One that comes meanwhile stays. */
    long takeEvent() {
        int offset = registers.place("event.valid").slot().offset();
        long event = read(offset, "event");
        if ((event & EVENT_VALID) != 0) {
            nic.registers().write(offset, 0);
            await("the taking of an event");
        }
        return event;
    }

    private long read(int offset, String what) {
        long[] value = new long[1];
        nic.registers().read(offset, read -> value[0] = read);
        await("a read of " + what);
        return value[0];
    }

    /** A field as it is now; of a wide one its low word is read first. */
    long get(String field) {
        var place = registers.place(field);
        long value = read(place.slot().offset(), field);
        if (place.slot().register().isWide()) {
            value |= read(place.slot().offset() + WORD_BYTES, field) << 32;
        }
        int width = place.field().high() - place.field().low() + 1;
        return value >>> place.field().low() & (width == 64 ? -1 : (1L << width) - 1);
    }

    /** Rings a doorbell of something that does not exist. */
    void ringRefused(String doorbell, String what, int number) {
        var slot = registers.set(doorbell + "." + what, number).place(doorbell + "." + what).slot();
        nic.registers().writeRefused(NicRegisters.inPage(page, slot.offset()), registers.word(slot.offset()));
        await("a refused write of " + doorbell);
    }

    /** Gives a command, waits for it and returns the first word of its answer; a refusal is an error. */
    long command(Command command, long target, Consumer<RegisterValues> arguments) {
        var result = attempt(command, target, arguments);
        if (result != CommandResult.DONE) {
            throw VeroceException.failure("the NIC refuses " + command + " for " + target + ": " + result.meaning());
        }
        return get("command_answer[0].word.value");
    }

    /** A word that the last query has found. */
    long answer(int word) {
        return get("command_answer[" + word + "].word.value");
    }

    /** Gives a command, waits for it and returns what has become of it. */
    CommandResult attempt(Command command, long target, Consumer<RegisterValues> arguments) {
        var values = new RegisterValues(command.arguments());
        arguments.accept(values);
        int base = registers.place("command_argument[0].word.value").slot().offset();
        for (int i = 0; i < values.count(); i++) {
            nic.registers().write(base + WORD_BYTES * i, values.word(WORD_BYTES * i));
        }
        set("command_target.number", target);
        long begun = nic.cycle();
        set("command.code", command.ordinal());
        long code = awaitAnswer(command.toString()) & CODE;
        commandCycles.put(command, nic.cycle() - begun);
        return CommandResult.values()[(int) code];
    }

    long command(Command command, long target) {
        return command(command, target, values -> { });
    }

    /** Cycles from the last command of this kind to its answer, as the host sees both. */
    long commandCycles(Command command) {
        return commandCycles.get(command);
    }

    private long awaitAnswer(String what) {
        int offset = registers.place("command_result.busy").slot().offset();
        for (int i = 0; i < PATIENCE; i++) {
            long result = read(offset, "command_result");
            if ((result & BUSY) == 0) {
                return result;
            }
        }
        throw VeroceException.failure("the NIC is still busy with " + what);
    }

    /** Every counter by its name. */
    Map<String, Long> counters() {
        var counters = new LinkedHashMap<String, Long>();
        for (var row : Row.of(parameters)) {
            counters.put(NicRegisters.counter(row), get(NicRegisters.counter(row) + ".count"));
        }
        for (var event : Event.of(parameters)) {
            counters.put(event.register(), get(event.register() + ".count"));
        }
        return counters;
    }

    private void await(String what) {
        for (long waited = 0; waited < PATIENCE;) {
            if (nic.registers().isIdle()) {
                return;
            }
            if (world == null) {
                waited += nic.step(PATIENCE - waited);
            } else {
                long before = nic.cycle();
                world.run();
                waited += Math.max(1, nic.cycle() - before);
            }
        }
        throw VeroceException.failure(what + " has not ended after " + PATIENCE + " cycles");
    }
}
