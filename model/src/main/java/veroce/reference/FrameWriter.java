package veroce.reference;

import veroce.congestion.CongestionTime;
import veroce.endpoint.Address;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/** Makes the frames of one queue pair. */
final class FrameWriter {
    private final Address own;
    private final Peer peer;
    private final QueuePairSettings settings;
    private final HostMemory memory;
    private int identification;

    FrameWriter(Address own, Peer peer, QueuePairSettings settings, HostMemory memory) {
        this.own = own;
        this.peer = peer;
        this.settings = settings;
        this.memory = memory;
    }

    byte[] data(Transmission transmission, long now) {
        if (transmission.emptied()) {
            return emptied(transmission, now);
        }
        Message message = transmission.message();
        SendRequest request = message.request();
        int order = transmission.order();
        boolean first = order == 0;
        boolean last = message.endsAt(transmission.psn());
        PacketBuilder packet = stamped(opcode(message, first, last), transmission, now)
            .psn(transmission.psn()).msn(message.msn()).payload(payload(message, order));
        if (transmission.ackRequest()) {
            packet.ackRequest();
        }
        if (transmission.retransmission()) {
            packet.retransmission();
        }
        if (request.solicited() && last) {
            packet.solicited();
        }
        if (!first) {
            packet.packetOrder(order);
        }
        if (message.isResponse()) {
            if (request.operation().isAtomic()) {
                packet.with(new ExtensionHeader.AtomicAckEth(message.answered().result()));
            }
            return packet.aeth(Syndrome.ACK, message.answered().msn()).frame();
        }
        if (request.operation().isAtomic()) {
            return packet.with(new ExtensionHeader.AtomicEth(request.remoteAddress(),
                Integer.toUnsignedLong(request.remoteKey()), request.operands().swapOrAdd(),
                request.operands().compare())).frame();
        }
        if (!request.operation().isSend()) {
            packet.reth(request.remoteAddress() + (long) order * settings.pmtu(),
                Integer.toUnsignedLong(request.remoteKey()), request.length());
        }
        if (request.operation().isSend() || last && request.operation().hasImmediate()) {
            packet.rqMsn(message.rqMsn());
        }
        if (last && request.operation().hasImmediate()) {
            packet.immediate(Integer.toUnsignedLong(request.immediate()));
        }
        if (last && request.operation() == Operation.SEND_INVALIDATE) {
            packet.invalidate(Integer.toUnsignedLong(request.immediate()));
        }
        return packet.frame();
    }

    /** The numbers of a response packet without its bytes, in a packet that has no place in its message. */
    private byte[] emptied(Transmission transmission, long now) {
        Message.Answered answered = transmission.message().answered();
        PacketBuilder packet = stamped(Opcode.READ_RESPONSE_ONLY, transmission, now).psn(transmission.psn())
            .msn(transmission.message().msn()).aeth(Syndrome.ACK, answered.msn()).retransmission();
        return (transmission.ackRequest() ? packet.ackRequest() : packet).frame();
    }

    private PacketBuilder stamped(int opcode, Transmission transmission, long now) {
        PacketBuilder packet = packet(opcode, transmission.path());
        return settings.congestion().extended() ? packet.stamp(CongestionTime.stamp(now)) : packet;
    }

    static int opcode(Message message, boolean first, boolean last) {
        Operation operation = message.request().operation();
        if (message.isResponse() && operation.isAtomic()) {
            return Opcode.ATOMIC_ACKNOWLEDGE;
        }
        if (message.isResponse()) {
            return first ? last ? Opcode.READ_RESPONSE_ONLY : Opcode.READ_RESPONSE_FIRST
                : last ? Opcode.READ_RESPONSE_LAST : Opcode.READ_RESPONSE_MIDDLE;
        }
        if (operation.hasResponse()) {
            return operation == Operation.READ ? Opcode.READ_REQUEST
                : operation == Operation.CMP_SWAP ? Opcode.CMP_SWAP : Opcode.FETCH_ADD;
        }
        int base = operation.isWrite() ? Opcode.WRITE_FIRST : Opcode.SEND_FIRST;
        int position = first ? last ? Opcode.SEND_ONLY : Opcode.SEND_FIRST
            : last ? Opcode.SEND_LAST : Opcode.SEND_MIDDLE;
        if (last && operation == Operation.SEND_INVALIDATE) {
            return first ? Opcode.SEND_ONLY_INV : Opcode.SEND_LAST_INV;
        }
        return base + position + (last && operation.hasImmediate() ? 1 : 0);
    }

    private byte[] payload(Message message, int order) {
        int start = order * settings.pmtu();
        byte[] payload = new byte[message.payload(order, settings.pmtu())];
        if (message.inline() != null) {
            System.arraycopy(message.inline(), start, payload, 0, payload.length);
        } else {
            memory.deviceRead(message.request().address() + start, payload, 0, payload.length);
        }
        return payload;
    }

    byte[] answer(Answer answer, int path) {
        PacketBuilder packet = packet(opcode(answer), path)
            .psn(answer.psn()).aeth(answer.syndrome(), answer.msn()).packetOrder(answer.order())
            .congestion(false, answer.becn());
        if (answer.echo() != null) {
            packet.echo(answer.echo());
        }
        if (answer.cause() != null) {
            packet.cause(answer.cause());
        }
        if (answer.sack() != null) {
            packet.with(answer.sack());
        }
        if (answer.retransmission()) {
            packet.retransmission();
        }
        return packet.frame();
    }

    private static int opcode(Answer answer) {
        if (answer.toResponses()) {
            return answer.sack() == null ? Opcode.ACKNOWLEDGE_RSP : Opcode.SACK_RSP;
        }
        return answer.sack() == null ? Opcode.ACKNOWLEDGE : Opcode.SACK;
    }

    byte[] response(Answers.Probe probe, long now) {
        return packet(Opcode.RTT_RESPONSE, 0).sourcePort(probe.sourcePort()).with(new ExtensionHeader.RttEth(
            probe.times().context(), probe.times().tx1(), nanoseconds(probe.at()), nanoseconds(now), 0)).frame();
    }

    /** It goes back to the port that the packet came from. */
    byte[] signal(PeerSignals.Signal signal) {
        return packet(signal.opcode(), signal.port()).psn(signal.psn()).frame();
    }

    /** An RTT Request on this path. */
    byte[] request(int path, long now) {
        return packet(Opcode.RTT_REQUEST, path)
            .with(new ExtensionHeader.RttEth(PathProbe.context(path), nanoseconds(now), 0, 0, 0)).frame();
    }

    private static long nanoseconds(long time) {
        return time / Time.NANOSECOND & 0xffff_ffffL;
    }

    private PacketBuilder packet(int opcode, int path) {
        identification = identification + 1 & 0xffff;
        PacketBuilder packet = Packets.veroce(opcode).ethernet(own.mac(), peer.address().mac())
            .ip(own.ip(), peer.address().ip()).identification(identification).path(peer.address().paths().port(path))
            .destQp(peer.queuePair()).partitionKey(settings.partitionKey());
        return own.vlan() < 0 ? packet : packet.vlan(own.vlan());
    }
}
