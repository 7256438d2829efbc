package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Programs of ours, each with a peer in the other guest: one tries what it may not do to the peer's memory, with keys
 * that are wrong, closed, of another domain or without the right, and bounds; one tries the doorbells of another process
 * beside it; one has a child, and two threads. What comes of it they all say themselves, a row each.
 */
final class ProgramRows {
    static final List<String> PROGRAMS = List.of("verbs_sharing", "verbs_attack", "verbs_doorbells");
    private static final int SECONDS = 300;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();

    ProgramRows(GuestPair pair, Consumer<String> progress) {
        this.pair = pair;
        this.progress = progress;
    }

    List<LinuxRow> look(List<String> programs) {
        programs.forEach(this::run);
        return rows;
    }

    private void run(String program) {
        String line = "timeout " + SECONDS + " /usr/bin/" + program + " veroce0 1";
        progress.accept(program);
        pair.shell(SERVER).demand("(" + line + " > /run/peer 2>&1; echo ended $? >> /run/peer) & sleep 1", SECONDS);
        var caller = pair.shell(CLIENT).run(line + " " + GuestPair.address(SERVER), 2 * SECONDS);
        rows.addAll(said("", caller.text()));
        var peer = pair.shell(SERVER).run("for i in $(seq " + SECONDS + "); do grep -q ended /run/peer && break;"
            + " sleep 1; done; cat /run/peer", 2 * SECONDS);
        rows.addAll(said("its peer after ", peer.text()));
        rows.add(new LinuxRow(program, "all tried", caller.code() == 0 ? "all tried" : caller.text()));
        rows.add(new LinuxRow(program + ": its peer", "ended 0", peer.text().lines().reduce("",
            (_, last) -> last)));
    }

    /** The rows among the lines of a program, each with a title that begins alike. */
    static List<LinuxRow> said(String before, String text) {
        return text.lines().map(line -> line.split("\t")).filter(words -> words.length == 4 && words[0].equals("row"))
            .map(words -> new LinuxRow(before + words[1], words[2], words[3])).toList();
    }
}
