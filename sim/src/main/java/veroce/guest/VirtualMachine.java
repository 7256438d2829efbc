package veroce.guest;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A virtual machine under QEMU's software emulation, without KVM, that runs Debian's kernel. An Ethernet card of its
 * own leads to this machine alone, for its shell. It ends with us.
 */
public final class VirtualMachine implements Closeable {
    /** This machine, as the guest sees it. */
    public static final String HOST = "10.0.2.2";
    /** Of a kernel that is quiet else: its console is looked at for them. */
    public static final String TELLS_WARNINGS = "loglevel=5";
    private static final int BOOT_SECONDS = 900;
    private static final int END_SECONDS = 5;
    /** What the guest says when its shell connects. */
    private static final String READY = "guest: ";

    private final Software software;
    /** Paths of sockets of this kind are short by the standard, so they stand in a folder of their own. */
    private final Path sockets = Files.createTempDirectory("veroce");
    private final GuestShell shell = new GuestShell();
    private Process process;
    private Thread killer;
    private Console console;

    public VirtualMachine(Software software) throws IOException {
        this.software = software;
    }

    /** Where a socket of this name may be made for a device of the machine. */
    public Path socket(String name) {
        return sockets.resolve(name);
    }

    /**
     * Starts it, from its first instruction.
     *
     * @param options   of QEMU, beside those that every guest has
     * @param words     more of the kernel's command line, or nothing
     * @param forwarded more words of the way to this machine, as QEMU's {@code -netdev user} takes them, or nothing
     * @param log       where its console goes
     */
    public void start(List<String> options, String words, String forwarded, Path log) throws IOException {
        Unpacked qemu = software.qemu();
        var command = new ArrayList<>(qemu.program("usr/bin/qemu-system-x86_64", "qemu-system-x86_64"));
        for (String folder : List.of("usr/share/qemu", "usr/share/seabios")) {
            command.addAll(List.of("-L", qemu.root().resolve(folder).toString()));
        }
        command.addAll(List.of("-accel", "tcg", "-cpu", "max", "-smp", "1", "-m", software.mebibytes() + "M",
            "-nodefaults", "-no-reboot", "-nographic", "-monitor", "none", "-serial", "stdio",
            "-kernel", software.kernel().toString(), "-initrd", software.initramfs().toString(), "-append",
            "console=ttyS0 quiet panic=-1 mitigations=off no_timer_check shell=" + shell.port()
            + (words.isEmpty() ? "" : " " + words)));
        command.addAll(options);
        command.addAll(List.of("-netdev", "user,id=way" + (forwarded.isEmpty() ? "" : "," + forwarded),
            "-device", "virtio-net-pci,netdev=way,romfile=,mac=02:00:00:00:01:01"));
        Files.createDirectories(log.toAbsolutePath().getParent());
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(qemu.environment());
        process = builder.start();
        killer = new Thread(process::destroyForcibly, "end of QEMU with us");
        console = new Console(process.getInputStream(), log);
        Runtime.getRuntime().addShutdownHook(killer);
        onExit(this::closeShell); // nobody waits for what will not connect
    }

    /** Waits until its shell obeys; gives its kernel, and how long that took to come up by its own clock. */
    public String awaitReady() throws IOException {
        String ready = console.await(READY, BOOT_SECONDS).split(READY)[1];
        shell.accept(BOOT_SECONDS);
        return ready;
    }

    /** Does this when QEMU has ended, for whatever reason. */
    public void onExit(Runnable what) {
        process.onExit().thenRun(what);
    }

    /** Ends it at once. */
    public void kill() {
        process.destroyForcibly();
    }

    public boolean isRunning() {
        return process.isAlive();
    }

    public GuestShell shell() {
        return shell;
    }

    public Console console() {
        return console;
    }

    private void forget() {
        try {
            Runtime.getRuntime().removeShutdownHook(killer);
        } catch (IllegalStateException e) {
            // It runs already.
        }
    }

    private void closeShell() {
        try {
            shell.close();
        } catch (IOException e) {
            throw new GuestException("the shell of the guest cannot be closed: " + e.getMessage(), e);
        }
    }

    @Override public void close() throws IOException {
        if (process != null) {
            process.destroy();
            try {
                if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                process.destroyForcibly();
                Thread.currentThread().interrupt();
            }
            forget();
        }
        closeShell();
        try (Stream<Path> files = Files.list(sockets)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.delete(sockets);
    }
}
