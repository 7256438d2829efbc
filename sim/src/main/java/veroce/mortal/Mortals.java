package veroce.mortal;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.report.Row;
import veroce.transfer.EndpointPair;
import veroce.transfer.Neighbour;
import veroce.transfer.Transfer;
import veroce.transfer.TransferSettings;

/**
 * Queue pairs that come and go beside a transfer, over its network: each connection works for some microseconds with
 * requests of every kind, is failed or reset on one side or on both in the middle of it, and begins anew with other
 * numbers. Completions, bytes and words are looked at in each life, and that nothing changes when it is over. Every
 * second connection takes its receive requests from shared queues, if there are such: in the end each of their requests
 * must still be there.
 */
public final class Mortals implements Neighbour {
    private static final int PARITY = 2;
    /** How often a packet's longest way through the network is waited for between two lives. */
    private static final int WAYS = 4;

    private final Transfer transfer;
    private final List<MortalPair> pairs = new ArrayList<>();
    private final List<SharedInbox> inboxes = new ArrayList<>();
    private final List<MortalHost> hosts = new ArrayList<>();
    private final Tally tally = new Tally();
    private boolean draining;

    /**
     * Makes them, at both ends of a transfer that has not begun.
     *
     * @param count      connections
     * @param operations of their requests
     * @param shared     whether every second one uses shared receive queues
     */
    public Mortals(Transfer transfer, EndpointPair ends, TransferSettings settings, int count,
                   List<Operation> operations, boolean shared) {
        this.transfer = transfer;
        var random = new SplittableRandom(settings.seed() * 31 + 7);
        for (var end : List.of(ends.left(), ends.right())) {
            var host = new MortalHost(end, count, random);
            host.noRest();
            hosts.add(host);
            if (shared) {
                inboxes.add(new SharedInbox(end));
            }
        }
        long rest = settings.roundTrip() + WAYS * settings.jitter() + 2 * Time.MICROSECOND;
        for (int pair = 0; pair < count; pair++) {
            var sides = new ArrayList<MortalSide>();
            var options = new ArrayList<QueuePairOptions>();
            for (int end = 0; end < 2; end++) {
                var inbox = shared && pair % PARITY == 0 ? inboxes.get(end) : null;
                sides.add(new MortalSide(hosts.get(end), pair, 1 + pair, inbox, tally));
                options.add(options(settings, operations, 1 + pair, inbox));
            }
            pairs.add(new MortalPair(sides.getFirst(), options.getFirst().settings(), sides.getLast(),
                options.getLast().settings(), operations, transfer.monitors(), rest, random.split(), tally));
        }
    }

    private static QueuePairOptions options(TransferSettings settings, List<Operation> operations, int queue,
                                            SharedInbox inbox) {
        var options = settings.options(operations).protectionDomain(MortalHost.DOMAIN).completionQueue(queue)
            .queues(MortalSide.PLACES, MortalSide.PLACES);
        if (inbox != null) {
            options.sharedQueue(inbox.number());
        }
        return options;
    }

    @Override public void turn() {
        turn(true);
    }

    /** Returns whether all rest. */
    private boolean turn(boolean again) {
        inboxes.forEach(SharedInbox::post);
        boolean resting = true;
        for (var pair : pairs) {
            resting &= pair.turn(transfer.link().now(), again);
        }
        return resting;
    }

    @Override public boolean end() {
        if (!turn(false)) {
            return false;
        }
        if (!inboxes.isEmpty() && !draining) {
            draining = true;
            inboxes.forEach(SharedInbox::drain);
            pairs.getFirst().drain(transfer.link().now());
            return false;
        }
        hosts.forEach(host -> host.endpoint.memory().checkGuards());
        return true;
    }

    /** Lives that have been ended. */
    public long lives() {
        return tally.lives();
    }

    @Override public List<Row> rows() {
        return tally.rows();
    }
}
