package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/**
 * A program in one guest tries what it may not do to the memory of one in the other: keys that are wrong, closed, of
 * another domain or without the right, and bounds; then one tries the doorbells of another process beside it. What comes
 * of it they all say themselves, a row each.
 */
final class AttackRows {
    static final List<String> PROGRAMS = List.of("verbs_attack", "verbs_doorbells");
    private static final int SECONDS = 300;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();

    AttackRows(GuestPair pair, Consumer<String> progress) {
        this.pair = pair;
        this.progress = progress;
    }

    List<LinuxRow> look() {
        PROGRAMS.forEach(this::run);
        return rows;
    }

    private void run(String program) {
        String line = "timeout " + SECONDS + " /usr/bin/" + program + " veroce0 1";
        progress.accept(program);
        shell(SERVER).demand("(" + line + " > /run/attacked 2>&1; echo ended $? >> /run/attacked) & sleep 1", SECONDS);
        var attack = shell(CLIENT).run(line + " " + GuestPair.address(SERVER), 2 * SECONDS);
        rows("", attack.text());
        var attacked = shell(SERVER).run("for i in $(seq " + SECONDS + "); do grep -q ended /run/attacked && break;"
            + " sleep 1; done; cat /run/attacked", 2 * SECONDS);
        rows("its peer after ", attacked.text());
        rows.add(new LinuxRow(program, "all tried", attack.code() == 0 ? "all tried" : attack.text()));
        rows.add(new LinuxRow(program + ": its peer", "ended 0", attacked.text().lines().reduce("",
            (_, last) -> last)));
    }

    private void rows(String before, String said) {
        said.lines().map(line -> line.split("\t")).filter(words -> words.length == 4 && words[0].equals("row"))
            .forEach(words -> rows.add(new LinuxRow(before + words[1], words[2], words[3])));
    }

    private GuestShell shell(int number) {
        return pair.guest(number).shell();
    }
}
