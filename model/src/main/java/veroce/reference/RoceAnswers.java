package veroce.reference;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.CompletionStatus;
import veroce.packet.Sequence;

/**
 * What a RoCEv2 responder has to send, in the order of PSNs: so nothing acknowledges a Read before its response has
 * left. At most one acknowledgement waits, which is the newest.
 */
final class RoceAnswers {
    private final List<Item> items = new ArrayList<>();

    /** One thing to send; its PSN is that of the next packet of it. */
    sealed interface Item {
        int psn();
    }

    /**
     * A response to a Read, or what is left of it.
     *
     * @param psn   of the next packet
     * @param first of the request, with {@code address} and {@code length} of all that it asks for
     * @param isNew the request was executed for the first time: one of those that the peer may have open
     */
    record Response(int psn, int first, int packets, long address, int key, long length, int msn, boolean isNew)
            implements Item {
        boolean has(int other) {
            return Sequence.sub(other, first) < packets;
        }

        int order() {
            return Sequence.sub(psn, first);
        }

        boolean isLast() {
            return order() == packets - 1;
        }

        Response from(int other) {
            return new Response(other, first, packets, address, key, length, msn, isNew);
        }

        Response asNew(boolean other) {
            return new Response(psn, first, packets, address, key, length, msn, other);
        }
    }

    /** The answer of an atomic. */
    record Result(int psn, int msn, long value, boolean isNew) implements Item {}

    record Ack(int psn, int msn) implements Item {}

    /** @param receiveStatus of a fatal one: that of the receive request it was for */
    record Nak(int psn, int syndrome, int msn, CompletionStatus receiveStatus) implements Item {}

    /** The next one, or null. */
    Item head() {
        return items.isEmpty() ? null : items.getFirst();
    }

    /** Whether the next one is of the ACK class. */
    boolean hasControl() {
        return head() instanceof Ack || head() instanceof Nak;
    }

    /** Whether the next one is of a Read or an atomic. */
    boolean hasResponse() {
        return head() instanceof Response || head() instanceof Result;
    }

    /** Takes the next one, but of a response only a packet. */
    Item take() {
        Item head = items.removeFirst();
        if (head instanceof Response response && !response.isLast()) {
            items.addFirst(response.from(Sequence.add(response.psn(), 1)));
        }
        return head;
    }

    /** Drops the next one, all of it. */
    void remove() {
        items.removeFirst();
    }

    void clear() {
        items.clear();
    }

    /** Reads and atomics that are new, or all others. */
    int open(boolean isNew) {
        int open = 0;
        for (Item item : items) {
            open += item instanceof Response response && response.isNew() == isNew
                || item instanceof Result result && result.isNew() == isNew ? 1 : 0;
        }
        return open;
    }

    /** Acknowledges everything before the one that is expected next. */
    void ack(int expected, int msn) {
        items.removeIf(Ack.class::isInstance);
        boolean refuses = !items.isEmpty() && items.getLast() instanceof Nak;
        items.add(items.size() - (refuses ? 1 : 0), new Ack(Sequence.add(expected, -1), msn));
    }

    /** What refuses a packet for good, or tells that one is missing, acknowledges all before it. */
    void nak(Nak nak, boolean acknowledges) {
        items.removeIf(item -> item instanceof Nak || acknowledges && item instanceof Ack);
        items.add(nak);
    }

    /** The packet that a NAK was to tell of has come. */
    void forgetNak() {
        items.removeIf(Nak.class::isInstance);
    }

    /** A new response. */
    void add(Item response) {
        items.add(response);
    }

    /**
     * A Read is executed once more, whole or in part. What is left of the same Read is not sent as well; a response
     * that has not come so far brings everything anyway.
     */
    void again(Response response, int expected) {
        Response merged = response;
        for (Item item : List.copyOf(items)) {
            if (item instanceof Response same && same.has(response.psn())) {
                if (!Sequence.ahead(same.psn(), response.psn())) {
                    return;
                }
                items.remove(same);
                merged = merged.asNew(merged.isNew() || same.isNew());
            } else if (item instanceof Response part && response.has(part.first())) {
                items.remove(part);
                merged = merged.asNew(merged.isNew() || part.isNew());
            }
        }
        insert(merged, expected);
    }

    /** The saved result of an atomic goes once more, unless it waits to go. */
    void again(Result result, int expected) {
        if (items.stream().noneMatch(item -> item instanceof Result same && same.psn() == result.psn())) {
            insert(result, expected);
        }
    }

    /** Before everything that is about later PSNs. */
    private void insert(Item item, int expected) {
        int distance = Sequence.sub(expected, item.psn());
        int at = 0;
        while (at < items.size() && Sequence.sub(expected, items.get(at).psn()) > distance) {
            at++;
        }
        items.add(at, item);
    }

    /** Whether the order is that of PSNs. */
    boolean isOrdered(int expected) {
        for (int i = 1; i < items.size(); i++) {
            if (Sequence.sub(expected, items.get(i).psn()) > Sequence.sub(expected, items.get(i - 1).psn())) {
                return false;
            }
        }
        return true;
    }

    @Override public String toString() {
        return items.toString();
    }
}
