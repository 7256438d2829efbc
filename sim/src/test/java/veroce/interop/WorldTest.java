package veroce.interop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.guest.EthernetCard;
import veroce.guest.FrameStream;
import veroce.memory.HostMemory;
import veroce.packet.Opcode;
import veroce.packet.Packets;
import veroce.reference.ReferenceEndpoint;

/** The network between an endpoint and the socket of a guest's Ethernet card, with another endpoint for the guest. */
class WorldTest {
    private static final int BYTES = 50_000;
    private static final long SEED = 11;
    private static final int FLOOD = 5000;
    private static final long STEP = Time.MILLISECOND / 5;

    @TempDir Path folder;

    @Test void anEndpointIsFoundAndWrittenToOverALossyNetwork() throws IOException, InterruptedException {
        try (var card = new EthernetCard(folder.resolve("card")); var socket = connect(card);
                var world = new World(endpoint(2), card, new Impairment(0.05, 0.02, 0.02), SEED, 5 * Time.MILLISECOND)) {
            var wire = new FrameStream(Channels.newInputStream(socket), Channels.newOutputStream(socket));
            wire.write(HexFormat.of().parseHex("ffffffffffff02000000000108060001080006040001020000000001"
                + "0a0000010000000000000a000002"));
            assertThat(HexFormat.of().formatHex(wire.read())).startsWith("0200000000010200000000020806000108000604"
                + "00020200000000020a000002");

            Pair ours = world.call(() -> new Pair(world.endpoint(), BYTES, 4, 100, 1024, 12));
            try (var guest = endpoint(1)) {
                long buffer = guest.memory().allocate(BYTES, 4096);
                byte[] bytes = new byte[BYTES];
                new SplittableRandom(SEED).nextBytes(bytes);
                guest.memory().write(buffer, bytes);
                int key = guest.register(1, buffer, BYTES, EnumSet.allOf(Access.class));
                int pair = guest.create(new QueuePairOptions().profile(Profile.ROCE_V2).pmtu(1024).paths(1)
                    .numbering(Numbering.from(200)).rtoExponent(12).settings());
                world.call(() -> {
                    ours.connect(world.endpoint(), new PerftestAddress(0, 1, pair, 200, key, buffer,
                        guest.address().ip(), 0));
                    return null;
                });
                guest.connect(pair, new Peer(world.endpoint().address(), ours.number(), Numbering.from(100)));
                guest.postSend(pair, SendRequest.write(1, buffer, key, BYTES, ours.buffer(), ours.key()));
                assertThat(completion(guest, wire).status()).isEqualTo(CompletionStatus.SUCCESS);
                assertThat(world.call(() -> world.endpoint().memory().read(ours.buffer(), BYTES))).isEqualTo(bytes);
            }
            assertThat(world.refused()).isEmpty();
            assertThat(world.frames()).filteredOn(frame -> RoceFrames.isOne(frame.bytes())).hasSizeGreaterThan(50);
        }
    }

    /** However many frames come while it is at work, it goes on by one step of time and looks at them then. */
    @Test void aSlowEndpointIsNotLedAwayByManyFrames() throws IOException {
        var steps = new CopyOnWriteArrayList<Long>();
        var slow = endpoint(2);
        var endpoint = (Endpoint) Proxy.newProxyInstance(Endpoint.class.getClassLoader(), new Class<?>[] {Endpoint.class},
            (_, method, arguments) -> {
                if (method.getName().equals("advance")) {
                    steps.add((long) arguments[0] - slow.now());
                    Thread.sleep(1);
                }
                return method.invoke(slow, arguments);
            });
        try (var card = new EthernetCard(folder.resolve("card")); var socket = connect(card);
                var world = new World(endpoint, card, Impairment.NONE, SEED, STEP)) {
            var wire = new FrameStream(Channels.newInputStream(socket), Channels.newOutputStream(socket));
            byte[] frame = Packets.roce(Opcode.WRITE_MIDDLE).ethernet(endpoint(1).address().mac(), slow.address().mac())
                .ip(endpoint(1).address().ip(), slow.address().ip()).destQp(0).psn(0).payload(new byte[1024]).frame();
            for (int i = 0; i < FLOOD; i++) {
                wire.write(frame);
            }
            world.await(() -> slow.counters().values().stream().mapToLong(Long::longValue).sum() >= FLOOD, 60,
                "the flood");
            assertThat(steps).isNotEmpty().allMatch(step -> step <= 2 * STEP);
        }
    }

    /** Runs the endpoint of the guest, not faster than the clock, until it has a completion. */
    private static Completion completion(Endpoint guest, FrameStream wire) throws IOException, InterruptedException {
        var frames = new LinkedBlockingQueue<byte[]>();
        Thread.ofPlatform().daemon().start(() -> {
            try {
                for (byte[] frame = wire.read(); frame != null; frame = wire.read()) {
                    frames.add(frame);
                }
            } catch (IOException e) {
                // The test has ended.
            }
        });
        guest.attach((frame, at) -> {
            try {
                wire.write(frame);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        for (long now = 0; now < 60 * Time.SECOND; now = Math.max(now + STEP, guest.now())) {
            byte[] frame = frames.poll(STEP / Time.NANOSECOND, TimeUnit.NANOSECONDS);
            if (frame != null) {
                guest.receive(frame, now);
            }
            guest.advance(now);
            Completion done = guest.poll(0);
            if (done != null) {
                return done;
            }
        }
        throw new AssertionError("no completion in a simulated minute (seed " + SEED + ")");
    }

    private SocketChannel connect(EthernetCard card) throws IOException {
        card.open();
        return SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve("card")));
    }

    private static Endpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x02_00_00_00_00_00L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, 1_000_000_000L);
    }
}
