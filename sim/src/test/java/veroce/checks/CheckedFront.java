package veroce.checks;

import static hdl.Hdl.bool;
import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Hdl;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.lib.Beat;
import hdl.lib.Valid;
import rnic.context.CheckSettings;
import rnic.parse.IcrcChecker;
import rnic.parse.JudgedHeaders;
import rnic.parse.PacketParser;
import rnic.parse.ReceiveCheck;
import rnic.protocol.Row;
import rnic.registers.RowCounters;

/** Parser, ICRC checker, receive check and counters, as they stand in the receive path. */
public record CheckedFront(int bytes) implements Circuit<CheckedFront.Io> {
    public record Io(Valid<Beat> in, Bool error, CheckSettings settings, Valid<Choice<Row>> row, Vec<UInt> counts)
        implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.in(bool()), p.in(CheckSettings.SHAPE),
            p.out(Valid.of(Hdl.choice(Row.class))), p.out(vec(uint(32), Row.values().length)));
    }

    @Override public void body(Io io) {
        var parser = instance(new PacketParser(bytes));
        var checker = instance(new IcrcChecker(bytes));
        var check = instance(new ReceiveCheck(bytes));
        var counters = instance(new RowCounters(32));
        parser.veroce().set(rnic.wire.Port.VEROCE.number());
        parser.in().set(io.in);
        checker.in().set(io.in);
        check.in().set(io.in);
        check.error().set(io.error);
        check.headers().valid().set(parser.headers().valid());
        check.headers().value().set(JudgedHeaders.of(parser.headers().value()));
        check.foreign().set(Hdl.lit(false));
        check.icrc().set(checker.verdict());
        check.settings().set(io.settings);
        counters.row().set(check.row());
        io.row.set(check.row());
        io.counts.set(counters.counts());
    }
}
