package hdl.lib.csr;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.axi.AxiLite;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes writes off the bus: while address and data wait in registers, one cycle decodes them, one judges, one commits.
 * Decoding leaves a bit per word and per range, so no step is deep however large the map is.
 */
final class WriteSide {
    /** What happens to the write that waits. */
    enum Step { WAIT, JUDGE, COMMIT }

    private static final int OKAY = 0;
    private static final int SUBORDINATE_ERROR = 2;

    private final AxiLite bus;
    private final MapWords words;
    private final UInt address;
    private final UInt data;
    private final Bool whole;
    private final Bool addressFull;
    private final Bool dataFull;
    private final Bool accepted;
    private final Machine<Step> step;
    private final Bool commit;
    private final Map<String, Bool> selections = new LinkedHashMap<>();
    private final List<Bool> refusals = new ArrayList<>();

    WriteSide(MapWords words, AxiLite bus) {
        this.bus = bus;
        this.words = words;
        address = reg(uint(words.addressBits())).named("write_address");
        data = reg(uint(32)).named("write_data");
        whole = reg(bool()).named("write_whole");
        addressFull = reg(bool()).named("write_address_full").init(0);
        dataFull = reg(bool()).named("write_data_full").init(0);
        accepted = reg(bool()).named("write_accepted");
        step = machine(Step.WAIT).named("write_step");
        commit = step.is(Step.COMMIT).and(accepted).named("write_commit");
    }

    UInt data() {
        return data;
    }

    /** In the cycle in which this word of a register takes the data. */
    Bool takes(RegisterMap.Slot slot, int part) {
        return commit.and(selected(slot, part));
    }

    private Bool selected(RegisterMap.Slot slot, int part) {
        var name = "selected_" + MapNames.signal(slot) + (part == 0 ? "" : "_upper");
        return selections.computeIfAbsent(name, _ -> {
            var selected = reg(bool()).named(name);
            selected.next(address.eq(MapWords.word(slot) + part));
            return selected;
        });
    }

    /** Refuses writes to this word when the data is outside. */
    void refuse(RegisterMap.Slot slot, RegisterField field, UInt value) {
        var outside = reg(bool()).named("outside_" + MapNames.signal(slot) + "_" + field.name());
        boolean low = field.least() != 0;
        boolean high = field.most() != RegisterField.all(field.width());
        outside.next(low && high ? value.lt(field.least()).or(value.gt(field.most()))
            : low ? value.lt(field.least()) : value.gt(field.most()));
        refusals.add(selected(slot, field.low() / 32).and(outside).named("refused_" + MapNames.signal(slot) + "_"
            + field.name()));
    }

    /** Tells hardware of each write, if the register says so. */
    void told(RegisterMap.Slot slot, Group control) {
        if (slot.register().written()) {
            var name = "control_" + MapNames.signal(slot) + "_written";
            var written = reg(bool()).named(name).init(0);
            written.next(slot.register().isWide() ? takes(slot, 0).or(takes(slot, 1)) : takes(slot, 0));
            control.bool(slot.path() + ".written").set(written);
        }
    }

    private void ignoreNeverWritten() {
        int mask = words.neverWritten();
        for (int low = 0; low < 32; low++) {
            int length = Integer.numberOfTrailingZeros(~(mask >>> low));
            if (length > 0) {
                ignore(data.bits(Math.min(31, low + length - 1), low));
                low += length;
            }
        }
    }

    /** Address, data and answer of the bus. */
    void answer() {
        var answered = reg(bool()).named("s_axi_bvalid").init(0);
        var response = reg(uint(2)).named("s_axi_bresp");
        var mapped = reg(bool()).named("write_mapped");
        var legal = mapped.and(whole);

        ignore(bus.awprot(), bus.awaddr().trunc(2));
        ignoreNeverWritten();
        mapped.next(words.holds(address));
        accepted.next(refusals.isEmpty() ? legal : legal.and(cat(refusals).any().not()));
        when(bus.aw().fires(), () -> {
            address.next(bus.awaddr().bits(bus.awaddr().width() - 1, 2));
            addressFull.next(true);
        });
        when(bus.w().fires(), () -> {
            data.next(bus.wdata());
            whole.next(bus.wstrb().all());
            dataFull.next(true);
        });
        when(bus.bready(), () -> answered.next(false));

        step.in(Step.WAIT, () -> when(addressFull.and(dataFull).and(answered.not()), () -> step.go(Step.JUDGE)))
            .in(Step.JUDGE, () -> step.go(Step.COMMIT))
            .in(Step.COMMIT, () -> {
                addressFull.next(false);
                dataFull.next(false);
                answered.next(true);
                response.next(mux(accepted, lit(OKAY, 2), lit(SUBORDINATE_ERROR, 2)));
                step.go(Step.WAIT);
            });

        bus.awready().set(addressFull.not());
        bus.wready().set(dataFull.not());
        bus.bvalid().set(answered);
        bus.bresp().set(response);

        check(step.is(Step.WAIT).or(addressFull.and(dataFull)), "judges only what has come");
        cover(step.is(Step.COMMIT).and(accepted.not()), "refuses a write");
        cover(addressFull.and(dataFull.not()), "has an address before its data");
    }
}
