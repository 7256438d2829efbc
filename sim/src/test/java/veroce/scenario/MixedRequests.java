package veroce.scenario;

import static veroce.scenario.MixedMessage.plain;
import static veroce.scenario.MixedMrs.AREA;
import static veroce.scenario.MixedMrs.LONGEST;
import static veroce.scenario.MixedMrs.PLACES;
import static veroce.scenario.MixedMrs.WORDS;

import java.util.Arrays;
import veroce.endpoint.Operation;
import veroce.endpoint.SendRequest;

/** What a {@link MixedParty} posts. */
final class MixedRequests {
    private final MixedLoop loop;
    private final MixedParty party;
    private final MixedMrs mrs;

    MixedRequests(MixedLoop loop, MixedParty party) {
        this.loop = loop;
        this.party = party;
        mrs = party.mrs;
    }

    private MixedMrs theirs() {
        return party.peer().mrs;
    }

    private SendRequest reading(long length, long from, int key) {
        return SendRequest.read(party.sends, mrs.sink(party.sends), mrs.homeKey, length, from, key);
    }

    /** Any request, if there is room. */
    void send() {
        if (party.sends - party.sendsDone == PLACES) {
            return;
        }
        int kind = loop.random.nextInt(party.reads == 0 ? 7 : 16);
        if (kind < 6) {
            data(kind % 2 == 0);
        } else if (kind == 6) {
            withdraws();
        } else if (kind < 12) {
            read();
        } else {
            atomic(kind % 2 == 0);
        }
    }

    /** A request that is refused here or there. */
    void bad() {
        if (party.sends - party.sendsDone == PLACES || party.reads == 0) {
            return;
        }
        var of = theirs();
        long at = mrs.sink(party.sends);
        int foreign = loop.random.nextInt();
        var request = switch (loop.random.nextInt(9)) {
            case 0 -> SendRequest.write(party.sends, mrs.open, foreign, 100, of.target(0), of.openKey);
            case 1 -> SendRequest.write(party.sends, mrs.open, mrs.openKey, 100, of.target(0), foreign);
            case 2 -> SendRequest.read(party.sends, at, foreign, 3000, of.open, of.openKey);
            case 3 -> SendRequest.read(party.sends, at, mrs.homeKey, 3000, of.open, foreign);
            case 4 -> SendRequest.read(party.sends, at, mrs.homeKey, 3000, of.open + 2 * AREA - 2999, of.openKey);
            case 5 -> SendRequest.read(party.sends, mrs.home + PLACES * LONGEST + AREA - 2999, mrs.homeKey, 3000,
                of.open, of.openKey);
            case 6 -> SendRequest.fetchAndAdd(party.sends, at, foreign, of.words, of.wordsKey, 0);
            case 7 -> SendRequest.fetchAndAdd(party.sends, at, mrs.homeKey, of.words, of.openKey, 0);
            default -> SendRequest.send(party.sends, mrs.open, mrs.openKey, 100).withInvalidate(foreign);
        };
        party.post(request, plain(Operation.WRITE_IMMEDIATE, null, -1, 0));
    }

    private int length() {
        return loop.random.nextInt(loop.random.nextInt(3) == 0 ? 20 : LONGEST);
    }

    /** A Send or a Write of own bytes, or of what the Read ahead brings. */
    void data(boolean isWrite) {
        var last = party.last();
        int length = length();
        int from = loop.random.nextInt(AREA - length);
        var expected = Arrays.copyOfRange(party.bytes, from, from + length);
        long source = mrs.open + from;
        int key = mrs.openKey;
        boolean isRead = loop.forwards && last != null && last.operation() == Operation.READ && last.word() < 0;
        if (isRead) {
            expected = last.expected();
            length = expected.length;
            source = mrs.sink(party.sends - 1);
            key = mrs.homeKey;
        }
        int place = party.sends % (2 * PLACES);
        var request = isWrite
            ? SendRequest.write(party.sends, source, key, length, theirs().target(place), theirs().openKey)
            : SendRequest.send(party.sends, source, key, length);
        var message = plain(isWrite ? Operation.WRITE : Operation.SEND, expected, isWrite ? place : -1, 0);
        if (!isWrite) {
            party.peer().toCome.add(message);
        }
        party.post(isRead ? request.asFenced() : request, message);
    }

    /** Writes into the peer's lease, or reads there, and then perhaps a Send that withdraws it. */
    private void withdraws() {
        var of = theirs();
        if (!of.isLeased) {
            return;
        }
        int length = length();
        int from = loop.random.nextInt(AREA - length);
        var expected = Arrays.copyOfRange(party.bytes, from, from + length);
        int what = loop.random.nextInt(party.reads == 0 ? 2 : 3);
        if (what == 0) {
            party.post(SendRequest.write(party.sends, mrs.open + from, mrs.openKey, length, of.lease, of.leaseKey),
                plain(Operation.WRITE_IMMEDIATE, expected, -1, 0));
            return;
        } else if (what == 2) {
            of.isLeaseRead = true;
            party.post(reading(length, of.lease, of.leaseKey),
                plain(Operation.WRITE_IMMEDIATE, expected, -1, 0));
            return;
        }
        of.isLeased = false;
        var request = SendRequest.send(party.sends, mrs.open + from, mrs.openKey, length).withInvalidate(of.leaseKey);
        var message = plain(Operation.SEND_INVALIDATE, expected, -1, of.leaseKey);
        party.peer().toCome.add(message);
        party.post(of.isLeaseRead ? request.asFenced() : request, message);
    }

    /** Any Read: of what was just written, of a word, or of anything. */
    void read() {
        var last = party.last();
        if (last != null && last.operation() == Operation.WRITE && loop.random.nextBoolean()) {
            party.post(reading(last.expected().length, theirs().target(last.place()),
                theirs().openKey), plain(Operation.READ, last.expected(), -1, 0));
            return;
        }
        if (loop.random.nextInt(6) == 0) {
            int word = loop.random.nextInt(WORDS);
            party.post(reading(8, theirs().words + 8 * word, theirs().wordsKey),
                new MixedMessage(Operation.READ, new byte[8], -1, 0, word, 0, 0, party.history.get(word).size() - 1));
            return;
        }
        int length = loop.random.nextInt(8) == 0 ? 0 : length();
        int from = loop.random.nextInt(AREA - length);
        party.post(reading(length, theirs().open + from,
            length == 0 ? loop.random.nextInt() : theirs().openKey),
            plain(Operation.READ, Arrays.copyOfRange(party.peer().bytes, from, from + length), -1, 0));
    }

    private void atomic(boolean adds) {
        long at = mrs.sink(party.sends);
        if (loop.random.nextInt(3) == 0) {
            if (adds) {
                int word = loop.random.nextInt(MixedLoop.HOT);
                loop.unsure[word]++;
                party.post(SendRequest.fetchAndAdd(party.sends, at, mrs.homeKey, loop.hot + 8 * word, loop.hotKey, 1),
                    new MixedMessage(Operation.FETCH_ADD, null, -1, 0, word, 1, 0, -1));
            } else {
                long swap = ++loop.unique;
                party.post(SendRequest.compareAndSwap(party.sends, at, mrs.homeKey, loop.hot + 8 * MixedLoop.HOT,
                    loop.hotKey, loop.newest, swap), new MixedMessage(Operation.CMP_SWAP, null, -1, 0, 0, swap, loop.newest, -1));
            }
            return;
        }
        int word = loop.random.nextInt(WORDS);
        var past = party.history.get(word);
        long before = past.getLast();
        long operand = loop.random.nextLong();
        long compare = loop.random.nextInt(3) > 0 ? before : loop.random.nextLong();
        past.add(adds ? before + operand : compare == before ? operand : before);
        var message = new MixedMessage(adds ? Operation.FETCH_ADD : Operation.CMP_SWAP, null, -1, 0, word, operand,
            before, past.size() - 1);
        long remote = theirs().words + 8 * word;
        party.post(adds ? SendRequest.fetchAndAdd(party.sends, at, mrs.homeKey, remote, theirs().wordsKey, operand)
            : SendRequest.compareAndSwap(party.sends, at, mrs.homeKey, remote, theirs().wordsKey, compare, operand),
            message);
    }
}
