package rnic.schedule;

import java.util.ArrayList;
import java.util.List;
import rnic.fetch.SendEntry;

/** What a flow of a queue pair is to send, as the documents cut messages and number packets. */
final class FlowModel {
    /** A Read of the peer, or an atomic that has been executed. */
    record Response(boolean isRead, int requestMsn, long address, long key, long length, long result) {}

    /** A packet of a request or of a response; the other one is null. */
    record Packet(SendEntry entry, Response response, int msn, int po, int rqmsn, boolean first, boolean last,
                  long offset, int length) {
        int opcode() {
            int place = first ? last ? 3 : 0 : last ? 2 : 1;
            if (response != null) {
                return response.isRead ? 0x0D + place : 0x12;
            }
            int immediate = last && entry.hasImmediate() ? 1 : 0;
            return switch (entry.operation()) {
                case 4 -> 0x0C;
                case 5 -> 0x13;
                case 6 -> 0x14;
                case 7 -> last ? first ? 0x17 : 0x16 : first ? 0 : 1;
                default -> (entry.isWrite() ? 6 : 0) + List.of(0, 1, 2, 4).get(place) + immediate;
            };
        }
    }

    final boolean isResponses;
    final int firstPsn;
    final int mtuCode;
    final int window;
    final int lastPath;
    final List<SendEntry> entries = new ArrayList<>();
    final List<Response> responses = new ArrayList<>();
    final List<Packet> packets = new ArrayList<>();
    final List<Integer> paths = new ArrayList<>();
    int sent;
    int acknowledged;
    int completed;
    int receives;
    /** First PSN of the response to come; of requests alone, as are the following. */
    int answerPsn;
    int readsOutstanding;
    /** Reads and atomics that have been sent, and that have been answered. */
    int reads;
    int answered;
    boolean isOpen;

    FlowModel(boolean isResponses, int firstPsn, int mtuCode, int window, int lastPath) {
        this.isResponses = isResponses;
        this.firstPsn = firstPsn;
        this.mtuCode = mtuCode;
        this.window = window;
        this.lastPath = lastPath;
    }

    void post(SendEntry entry) {
        entries.add(entry);
        if (!entry.isBad() && entry.isAnswered()) {
            packets.add(new Packet(entry, null, entries.size(), 0, receives, true, true, 0, entry.isAtomic() ? 16 : 0));
        } else {
            cut(entry, null, entries.size(), entry.isBad() ? 0 : entry.length());
        }
        if (entry.consumesReceive()) {
            receives++;
        }
    }

    void respond(Response response) {
        responses.add(response);
        cut(null, response, responses.size(), response.isRead ? response.length : 0);
    }

    private void cut(SendEntry entry, Response response, int msn, long length) {
        long count = packets(length);
        int mtu = 256 << mtuCode;
        for (int po = 0; po < count; po++) {
            packets.add(new Packet(entry, response, msn, po, receives, po == 0, po == count - 1, (long) po * mtu,
                (int) Math.min(mtu, length - (long) po * mtu)));
        }
    }

    /** PSNs that so many bytes take. */
    int packets(long length) {
        int mtu = 256 << mtuCode;
        return (int) Math.max(1, (length + mtu - 1) / mtu);
    }

    /** Messages that there are. */
    int messages() {
        return isResponses ? responses.size() : entries.size();
    }

    int psn(int packet) {
        return firstPsn + packet & 0xFFFFFF;
    }

    /** The packet that is handed to the builder for the first time with the next Read or atomic. */
    int handed() {
        int found = -1;
        for (int i = 0, count = 0; found < 0; i++) {
            count += packets.get(i).entry.isAnswered() ? 1 : 0;
            found = count > reads ? i : -1;
        }
        return found;
    }

    /** First PSN of a message. */
    int begins(int msn) {
        int count = 0;
        while (packets.get(count).msn < msn) {
            count++;
        }
        return psn(count);
    }

    /** All packets up to this one have been acknowledged. */
    void acknowledge(int upTo) {
        acknowledged = Math.max(acknowledged, upTo);
        while (completed < messages() && ends(completed) <= acknowledged) {
            completed++;
        }
    }

    private int ends(int message) {
        int count = 0;
        while (count < packets.size() && packets.get(count).msn <= message + 1) {
            count++;
        }
        return count;
    }
}
