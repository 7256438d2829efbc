package veroce.interop;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import veroce.capture.CapturedFrame;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;
import veroce.guest.EthernetCard;
import veroce.guest.GuestException;
import veroce.network.Network;
import veroce.nic.NicEndpoint;

/**
 * An endpoint and a guest on one network. Simulated time follows the wall clock: it may lag behind the guest, and never
 * leads it. All of the endpoint happens in one thread; others hand it what they want done.
 */
final class World implements AutoCloseable {
    private static final long LONGEST_WAIT = 2 * Time.MILLISECOND;
    /** Seconds that it may take to end. */
    private static final int LAST_TURN = 10;

    private static final Set<String> EXPECTED = Set.of("rx_ok", "rx_dup", "rx_seq", "rx_ack_stale", "rx_rnr");
    /**
     * What a NIC drops as if it had been lost: a Read whose place a copy has taken, what came behind it, and an
     * acknowledgement where 64 wait, since what has come during a turn comes at once.
     */
    private static final Set<String> LOST = Set.of("rx_ird", "rx_nobuf", "rx_ack_full");

    private final Endpoint endpoint;
    private final long step;
    private final EthernetCard card;
    private final Network toGuest;
    private final Network toEndpoint;
    private final Neighbour neighbour;
    private final LinkedBlockingQueue<Runnable> inbox = new LinkedBlockingQueue<>();
    private final List<Waiter> waiters = new ArrayList<>();
    private final List<CapturedFrame> frames = new ArrayList<>();
    private long looked = System.nanoTime();
    private long now;
    private final Thread thread;
    private volatile boolean closed;
    private volatile Throwable failure;

    private record Waiter(BooleanSupplier condition, CompletableFuture<Void> told) {}

    /** @param step longest time that the endpoint goes on before it looks at what has come */
    World(Endpoint endpoint, EthernetCard card, Impairment impairment, long seed, long step) {
        this.endpoint = endpoint;
        this.step = step;
        this.card = card;
        toGuest = impairment.network(seed);
        toEndpoint = impairment.network(seed + 1);
        neighbour = new Neighbour(endpoint.address());
        endpoint.attach(this::leave);
        card.listen(frame -> inbox.add(() -> come(frame)));
        thread = Thread.ofPlatform().name("world").daemon().start(this::run);
    }

    Endpoint endpoint() {
        return endpoint;
    }

    /** Does something with the endpoint in its thread. */
    <T> T call(Callable<T> work) {
        var answer = new CompletableFuture<T>();
        inbox.add(() -> {
            try {
                answer.complete(work.call());
            } catch (Exception e) {
                answer.completeExceptionally(e);
            }
        });
        return get(answer, 60, "the endpoint to take a command");
    }

    /** Waits until something holds, which is looked at in the thread of the endpoint. */
    void await(BooleanSupplier condition, int seconds, String what) {
        var told = new CompletableFuture<Void>();
        inbox.add(() -> waiters.add(new Waiter(condition, told)));
        get(told, seconds, what);
    }

    private <T> T get(CompletableFuture<T> future, int seconds, String what) {
        try {
            return future.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw new GuestException("waited " + seconds + " s in vain for " + what
                + (failure == null ? "" : "; the endpoint has failed: " + failure), failure);
        } catch (ExecutionException e) {
            throw new GuestException("while waiting for " + what + ": " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new GuestException("interrupted while waiting for " + what, e);
        }
    }

    /** Every frame as it was sent, in either direction, before the network did anything to it. */
    List<CapturedFrame> frames() {
        return call(() -> List.copyOf(frames));
    }

    /**
     * Frames of the guest that the endpoint would not have, by the counter that says why; with a healthy peer none,
     * whatever the network does: late and repeated packets do not count.
     */
    Map<String, Long> refused() {
        return call(() -> {
            var refused = new TreeMap<>(endpoint.counters());
            refused.keySet().removeIf(name -> !name.startsWith("rx_") || EXPECTED.contains(name)
                || endpoint instanceof NicEndpoint && LOST.contains(name));
            refused.values().removeIf(count -> count == 0);
            return refused;
        });
    }

    /** The time that is reached by now. A pause of this machine does not count, or all timers would fire at its end. */
    private long clock() {
        long wall = System.nanoTime();
        now = Math.max(now + Math.min((wall - looked) * Time.NANOSECOND, step), endpoint.now());
        looked = wall;
        return now;
    }

    private void run() {
        try {
            while (!closed) {
                long wake = Math.min(endpoint.nextEvent(), Math.min(toGuest.nextArrival(), toEndpoint.nextArrival()));
                long wait = Math.clamp(wake - clock(), 0, LONGEST_WAIT);
                Runnable first = inbox.poll(wait / Time.NANOSECOND, TimeUnit.NANOSECONDS);
                for (Runnable next = first; next != null; next = inbox.poll()) {
                    next.run();
                }
                turn(clock());
                tellWaiters();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            failure = e;
            waiters.forEach(waiter -> waiter.told().completeExceptionally(e));
        }
    }

    private void turn(long to) {
        toEndpoint.deliver(to, endpoint::receive);
        endpoint.advance(to);
        toGuest.deliver(to, (frame, at) -> card.send(frame));
    }

    private void tellWaiters() {
        waiters.removeIf(waiter -> {
            try {
                return waiter.condition().getAsBoolean() && waiter.told().complete(null);
            } catch (RuntimeException e) {
                return waiter.told().completeExceptionally(e);
            }
        });
    }

    /** Time does not go on here: the more frames there are, the further would the endpoint have to go for them. */
    private void come(byte[] frame) {
        capture(frame, now);
        byte[] answer = neighbour.answer(frame);
        if (answer != null) {
            capture(answer, now);
            card.send(answer);
        } else if (RoceFrames.isOne(frame)) {
            toEndpoint.send(frame, now);
        }
    }

    private void leave(byte[] frame, long at) {
        capture(frame, at);
        toGuest.send(frame, at);
    }

    private void capture(byte[] frame, long at) {
        frames.add(new CapturedFrame(Integer.toString(frames.size() + 1), at / Time.NANOSECOND, frame.length, frame));
    }

    @Override public void close() {
        closed = true;
        card.listen(frame -> { });
        try {
            thread.join(1000L * LAST_TURN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (thread.isAlive()) {                              // what it works with is not taken away from it
            throw new GuestException("the endpoint is still at work after " + LAST_TURN + " s: " + Time.text(now)
                + " of simulated time, " + inbox.size() + " frames and commands wait for it", failure);
        }
        endpoint.close();
    }
}
