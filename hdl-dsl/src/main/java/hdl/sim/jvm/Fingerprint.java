package hdl.sim.jvm;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A hash of everything in a plan that decides what its circuit does and how it is said. */
final class Fingerprint {
    private final MessageDigest digest;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);

    private Fingerprint() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    static String of(Plan plan) {
        var print = new Fingerprint();
        print.words(plan.words);
        print.flat(plan);
        print.add(plan.next.length);
        Arrays.stream(plan.next).forEach(print::add);
        plan.changes.forEach(change -> print.add(change.store(), change.clock(), change.enable(), change.index(),
            change.data(), change.mask()));
        plan.claims.forEach(print::event);
        plan.covers.forEach(print::event);
        plan.outputs.forEach(print::add);
        plan.signals.forEach(signal -> print.add(signal == null ? new int[0] : signal));
        print.flush();
        return HexFormat.of().formatHex(print.digest.digest());
    }

    private void words(WordTable words) {
        add(words.size());
        for (var word = 0; word < words.size(); word++) {
            add(words.op(word).ordinal(), words.a(word), words.b(word), words.c(word), words.width(word));
            add(words.k(word));
        }
    }

    private void flat(Plan plan) {
        var flat = plan.flat;
        add(flat.clocks, flat.slots, flat.drivenSlots, flat.registers.size(), flat.stores.size());
        for (var register : flat.registers) {
            add(register.slot(), register.clock(), register.resets() ? 1 : 0);
            add(register.init());
        }
        for (var output : flat.outputs) {
            add(output.offset(), output.words().length);
        }
        for (var machine : flat.machines) {
            for (var register : machine.registers()) {
                add(register.slot());
            }
        }
        flat.signals.forEach((path, signal) -> add(path, signal.width()));
    }

    private void event(Flat.Event event) {
        add(event.label() + event.site(), event.clock());
        add(event.word());
        event.operands().forEach(operand -> {
            add(operand.path(), operand.width());
            add(operand.words());
        });
    }

    private void add(String text, int number) {
        add(text.length());
        text.chars().forEach(this::add);
        add(number);
    }

    private void add(int... numbers) {
        for (var number : numbers) {
            add((long) number);
        }
    }

    private void add(long number) {
        if (!buffer.hasRemaining()) {
            flush();
        }
        buffer.putLong(number);
    }

    private void flush() {
        digest.update(buffer.flip());
        buffer.clear();
    }
}
