package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Gid;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;

/** Our IP addresses, as the host has given them; all stand in registers, since every frame is compared with each. */
final class GidTable {
    private final CommandRequest request;
    private final Vec<Gid> all;

    GidTable(CommandRequest request) {
        this.request = request;
        all = reg(Gid.TABLE).named("gids").initZero();
    }

    Vec<Gid> all() {
        return all;
    }

    /** Does what the request says. */
    void set() {
        var a = new Arguments(Command.SET_GID, request.arguments());
        var gid = new Gid(a.bool("gid.used"), a.bool("gid.ipv6"), cat(a.uint("ip_high.address"), a.uint("ip_low.address")));
        for (int i = 0; i < Gid.COUNT; i++) {
            var its = all.at(i);
            when(request.target().trunc(Gid.BITS).eq(i), () -> its.next(gid));
        }
    }
}
