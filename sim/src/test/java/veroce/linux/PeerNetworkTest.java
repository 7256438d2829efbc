package veroce.linux;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import veroce.guest.FrameStream;
import veroce.packet.Opcode;
import veroce.packet.Packets;

/** Who gets which frame, where our NIC, the card beside it and the card of the other guest meet. */
@Timeout(60)
class PeerNetworkTest {
    private static final byte[] RDMA = Packets.roce(Opcode.SEND_ONLY).destQp(5).psn(1).payload(new byte[64]).frame();
    private static final byte[] MANAGEMENT = Packets.roce(Opcode.SEND_ONLY).destQp(1).psn(1).payload(new byte[64])
        .frame();
    private static final byte[] FOREIGN = Packets.veroce(Opcode.SEND_ONLY).destQp(5).psn(1).msn(0).rqMsn(0)
        .payload(new byte[64]).frame();
    private static final byte[] OTHER = new byte[60];

    @TempDir Path folder;

    @Test void framesGoWhereTheyBelong() throws IOException, InterruptedException {
        var nic = new LinkedBlockingQueue<byte[]>();
        try (var network = new PeerNetwork(folder, 1); var one = connect("ours"); var other = connect("theirs")) {
            network.leadsTo(nic::add);
            while (!network.ours().isConnected() || !network.theirs().isConnected()) {
                Thread.sleep(1);                             // what is sent before is lost
            }
            var ours = stream(one);
            var theirs = stream(other);
            ours.write(OTHER);
            assertThat(theirs.read()).isEqualTo(OTHER);
            theirs.write(OTHER);
            assertThat(ours.read()).isEqualTo(OTHER);
            theirs.write(MANAGEMENT);
            assertThat(ours.read()).isEqualTo(MANAGEMENT);
            var watched = network.watch();
            theirs.write(RDMA);
            assertThat(nic.poll(30, TimeUnit.SECONDS)).isEqualTo(RDMA);
            network.leave(0, RDMA);
            assertThat(theirs.read()).isEqualTo(RDMA);
            assertThat(watched.came()).hasSize(1);
            assertThat(watched.left()).hasSize(1);
            assertThat(network.foreign()).isZero();
            network.leave(0, FOREIGN);
            assertThat(network.foreign()).isEqualTo(1);
        }
    }

    private SocketChannel connect(String name) throws IOException {
        return SocketChannel.open(UnixDomainSocketAddress.of(folder.resolve(name)));
    }

    private static FrameStream stream(SocketChannel channel) {
        return new FrameStream(Channels.newInputStream(channel), Channels.newOutputStream(channel));
    }
}
