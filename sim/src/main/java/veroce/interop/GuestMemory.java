package veroce.interop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import veroce.guest.GuestException;
import veroce.guest.VirtualMachine;

/** Reads the memory of a process in the guest while it lives, through /proc. */
final class GuestMemory {
    private static final int PAGE = 4096;
    private static final int PATIENCE = 60;

    private final Guest guest;
    private final int process;

    GuestMemory(Guest guest, int process) {
        this.guest = guest;
        this.process = process;
    }

    byte[] read(long address, int length) {
        long first = address / PAGE;
        long last = (address + length - 1) / PAGE;
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout(PATIENCE * 1000);
            String command = "dd if=/proc/" + process + "/mem bs=" + PAGE + " skip=" + first + " count="
                + (last - first + 1) + " 2>/dev/null | nc " + VirtualMachine.HOST + " " + server.getLocalPort();
            var pages = new byte[1][];
            Thread reader = Thread.ofVirtual().start(() -> pages[0] = take(server));
            shellDemand(command);
            reader.join(PATIENCE * 1000L);
            if (pages[0] == null || pages[0].length != (last - first + 1) * PAGE) {
                throw new GuestException("of process " + process + " in the guest " + (pages[0] == null ? 0
                    : pages[0].length) + " bytes could be read at page 0x" + Long.toHexString(first) + ", not "
                    + (last - first + 1) * PAGE);
            }
            byte[] bytes = new byte[length];
            System.arraycopy(pages[0], (int) (address - first * PAGE), bytes, 0, length);
            return bytes;
        } catch (IOException e) {
            throw new GuestException("cannot listen for the guest's memory: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GuestException("interrupted while the guest's memory came", e);
        }
    }

    private void shellDemand(String command) {
        guest.shell().demand(command, PATIENCE);
    }

    private static byte[] take(ServerSocket server) {
        try (Socket socket = server.accept()) {
            return socket.getInputStream().readAllBytes();
        } catch (IOException e) {
            return null;
        }
    }
}
