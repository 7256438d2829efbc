package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/**
 * A program in one guest tries what it may not do to the memory of one in the other: keys that are wrong, closed, of
 * another domain or without the right, and bounds. What comes of it both say themselves, a row each.
 */
final class AttackRows {
    static final String PROGRAM = "verbs_attack";
    private static final int SECONDS = 300;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    private static final String LINE = "timeout " + SECONDS + " /usr/bin/" + PROGRAM + " veroce0 1";

    private final GuestPair pair;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();

    AttackRows(GuestPair pair, Consumer<String> progress) {
        this.pair = pair;
        this.progress = progress;
    }

    List<LinuxRow> look() {
        progress.accept("attacks");
        shell(SERVER).demand("(" + LINE + " > /run/attacked 2>&1; echo ended $? >> /run/attacked) & sleep 1", SECONDS);
        var attack = shell(CLIENT).run(LINE + " " + GuestPair.address(SERVER), 2 * SECONDS);
        rows("", attack.text());
        var attacked = shell(SERVER).run("for i in $(seq " + SECONDS + "); do grep -q ended /run/attacked && break;"
            + " sleep 1; done; cat /run/attacked", 2 * SECONDS);
        rows("its peer after ", attacked.text());
        rows.add(new LinuxRow("the attacks", "all tried", attack.code() == 0 ? "all tried" : attack.text()));
        rows.add(new LinuxRow("who was attacked", "ended 0", attacked.text().lines().reduce("", (_, last) -> last)));
        return rows;
    }

    private void rows(String before, String said) {
        said.lines().map(line -> line.split("\t")).filter(words -> words.length == 4 && words[0].equals("row"))
            .forEach(words -> rows.add(new LinuxRow(before + words[1], words[2], words[3])));
    }

    private GuestShell shell(int number) {
        return pair.guest(number).shell();
    }
}
