package veroce.interop;

/** The kernel writes to us or reads from us. */
final class GuestRequests extends Traffic {

    GuestRequests(Means means) {
        super(means);
    }

    @Override void prepare() {
        for (Pair pair : pairs()) {
            fill(pair.buffer(), randomBytes(pair.length()));
        }
    }

    @Override void run() {}

    @Override void check() {
        for (int i = 0; i < pairs().size(); i++) {
            byte[] guest = guest().read(guestLocal(i), slots().span());
            byte[] ours = ours(pairs().get(i).buffer(), slots().span());
            int used = row().tool().latency() ? 1 : Math.min(slots().count(), row().iterations());
            for (int slot = 0; slot < used; slot++) {
                int from = slots().offset(slot);
                compare("queue pair " + i + ", message " + slot + ", ours against the guest's",
                    java.util.Arrays.copyOfRange(guest, from, from + row().size()),
                    java.util.Arrays.copyOfRange(ours, from, from + row().size()));
            }
        }
    }
}
