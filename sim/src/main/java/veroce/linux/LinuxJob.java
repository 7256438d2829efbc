package veroce.linux;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.guest.GuestException;
import veroce.guest.Software;

/** Boots Debian with a simulated NIC in it and looks at what the guest sees. */
public final class LinuxJob implements Closeable {
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final GuestSystem system;
    private final boolean isQuick;
    private LinuxGuest guest;

    /**
     * @param isQuick  only rows that need no driver, and so no compiler
     * @param cache    folder of packages, and of what a run leaves
     * @param progress is told what takes long
     */
    public LinuxJob(LinuxSettings settings, boolean isQuick, Path cache, Consumer<String> progress) {
        this.settings = settings;
        this.isQuick = isQuick;
        this.progress = progress;
        system = new GuestSystem(settings.release(), settings.kernel(), isQuick, cache, progress);
    }

    /** Whether a run needs no network. */
    public boolean isCached() throws IOException {
        return system.isCached();
    }

    /** Packages and versions of what the guest runs, and of what runs it. */
    public Map<String, String> versions() throws IOException {
        return system.versions();
    }

    /** Boots the guest, after fetching what it needs if that is not there, and looks. */
    public List<LinuxRow> run() throws IOException {
        Software software = system.make();
        var rows = new ArrayList<LinuxRow>();
        if (settings.has(LinuxPart.ALONE)) {
            alone(software, rows);
        }
        if (!isQuick && LinuxPart.OF_PAIR.stream().anyMatch(settings::has)) {
            pair(software, rows);
        }
        if (!isQuick && settings.has(LinuxPart.PEER)) {
            peer(software, rows);
        }
        return rows;
    }

    private void alone(Software software, List<LinuxRow> rows) throws IOException {
        progress.accept("booting the guest");
        guest = new LinuxGuest(settings, software, system.folder(), Seat.ALONE);
        guest.awaitReady();
        progress.accept("guest: " + guest.ready());
        try {
            var identity = NicFunction.IDENTITY;
            var pci = new GuestPci(guest.shell(), identity.vendor(), identity.device());
            progress.accept("registers");
            var registers = new RegisterRows(settings, pci);
            rows.addAll(registers.look());
            if (!isQuick) {
                progress.accept("driver");
                rows.addAll(new DriverRows(guest.shell(), pci).look());
            }
        } catch (GuestException e) {
            rows.add(new LinuxRow("the guest answers", "yes", e.getMessage()));
        }
        String complaint = guest.complaint();
        rows.add(new LinuxRow("guest and NIC are well", "yes", complaint == null ? "yes" : complaint));
        guest.close();
        rows.add(new LinuxRow("memory that the guest did not show", "{}", guest.nic().dma().takeRefused().toString()));
    }

    private void pair(Software software, List<LinuxRow> rows) throws IOException {
        progress.accept("booting two guests");
        var sharing = settings.sharing();
        try (var pair = new GuestPair(sharing, software, system.folder())) {
            var looker = new PairRows(pair, sharing, progress);
            try {
                rows.addAll(looker.look());
            } catch (GuestException e) {
                rows.addAll(looker.rows());
                rows.add(new LinuxRow("both guests answer", "yes", e.getMessage()));
            }
            String complaint = pair.complaint();
            rows.add(new LinuxRow("both guests and NICs are well", "yes", complaint == null ? "yes" : complaint));
            if (settings.has(LinuxPart.KILLED)) {
                killed(pair, rows);
            }
            pair.close();
            for (int i = 0; i < 2; i++) {
                rows.add(new LinuxRow("memory that guest " + (i + 1) + " did not show", "{}",
                    pair.guest(i).nic().dma().takeRefused().toString()));
            }
        }
    }

    private void peer(Software software, List<LinuxRow> rows) throws IOException {
        progress.accept("booting a guest with soft-RoCE, and one with a NIC that speaks RoCEv2");
        var speaking = settings.speakingRoce();
        try (var pair = new PeerPair(speaking, software, system.folder())) {
            var looker = new PeerRows(pair, speaking, progress);
            try {
                looker.look();
            } catch (GuestException e) {
                looker.rows().add(new LinuxRow("our guest and the kernel's answer", "yes", e.getMessage()));
            }
            rows.addAll(looker.rows());
            String complaint = pair.complaint();
            rows.add(new LinuxRow("our guest, its NIC and the kernel's guest are well", "yes",
                complaint == null ? "yes" : complaint));
            pair.close();
            rows.add(new LinuxRow("memory that our guest did not show", "{}",
                pair.ours().nic().dma().takeRefused().toString()));
        }
    }

    private void killed(GuestPair pair, List<LinuxRow> rows) {
        try {
            new KilledRows(pair, progress, rows).look();
        } catch (GuestException e) {
            rows.add(new LinuxRow("the other guest answers", "yes", e.getMessage()));
        }
    }

    /** Accesses to registers that the guest by itself made. */
    public long accesses() {
        return guest == null ? 0 : guest.nic().accesses();
    }

    @Override public void close() throws IOException {
        if (guest != null) {
            guest.close();
        }
    }
}
