package veroce.reference;

import veroce.endpoint.Address;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;
import veroce.packet.TrafficClasses;
import veroce.packet.Udp;

/** Makes the frames of one RoCEv2 queue pair, all with its own UDP source port. */
final class RoceWriter {
    private static final int PORTS = 1 << 14;

    private final Address own;
    private final Peer peer;
    private final QueuePairSettings settings;
    private final HostMemory memory;
    private final int sourcePort;
    private int identification;

    RoceWriter(Address own, int number, Peer peer, QueuePairSettings settings, HostMemory memory) {
        this.own = own;
        this.peer = peer;
        this.settings = settings;
        this.memory = memory;
        sourcePort = Udp.FIRST_PATH + (number * 0x9e37 + peer.queuePair() * 0x1_79b1 & PORTS - 1);
    }

    byte[] request(RoceRequester.Packet next) {
        Message message = next.message();
        SendRequest request = message.request();
        int order = message.order(next.psn());
        long start = (long) order * settings.pmtu();
        boolean last = message.endsAt(next.psn());
        PacketBuilder packet = packet(FrameWriter.opcode(message, order == 0, last)).psn(next.psn())
            .payload(payload(message, order));
        if (next.ackRequest()) {
            packet.ackRequest();
        }
        if (request.solicited() && last) {
            packet.solicited();
        }
        Operation operation = request.operation();
        if (operation.isAtomic()) {
            return packet.with(new AtomicEth(request.remoteAddress(), Integer.toUnsignedLong(request.remoteKey()),
                request.operands().swapOrAdd(), request.operands().compare())).frame();
        }
        if (operation == Operation.READ || operation.isWrite() && order == 0) {
            packet.reth(request.remoteAddress() + start, Integer.toUnsignedLong(request.remoteKey()),
                request.length() - start);
        }
        if (last && operation.hasImmediate()) {
            packet.immediate(Integer.toUnsignedLong(request.immediate()));
        }
        if (last && operation == Operation.SEND_INVALIDATE) {
            packet.invalidate(Integer.toUnsignedLong(request.immediate()));
        }
        return packet.frame();
    }

    private byte[] payload(Message message, int order) {
        byte[] payload = new byte[message.payload(order, settings.pmtu())];
        int start = order * settings.pmtu();
        if (message.inline() != null) {
            System.arraycopy(message.inline(), start, payload, 0, payload.length);
        } else {
            memory.deviceRead(message.request().address() + start, payload, 0, payload.length);
        }
        return payload;
    }

    /** A packet of a response or an acknowledgement. */
    byte[] answer(RoceAnswers.Item item) {
        return switch (item) {
            case RoceAnswers.Ack ack -> acknowledge(ack.psn(), Syndrome.ACK, ack.msn());
            case RoceAnswers.Nak nak -> acknowledge(nak.psn(), nak.syndrome(), nak.msn());
            case RoceAnswers.Result result -> packet(Opcode.ATOMIC_ACKNOWLEDGE).psn(result.psn())
                .aeth(Syndrome.ACK, result.msn()).with(new AtomicAckEth(result.value())).frame();
            case RoceAnswers.Response response -> response(response);
        };
    }

    private byte[] acknowledge(int psn, int syndrome, int msn) {
        return packet(Opcode.ACKNOWLEDGE).psn(psn).aeth(syndrome, msn).frame();
    }

    private byte[] response(RoceAnswers.Response response) {
        boolean first = response.order() == 0;
        boolean last = response.isLast();
        int opcode = first ? last ? Opcode.READ_RESPONSE_ONLY : Opcode.READ_RESPONSE_FIRST
            : last ? Opcode.READ_RESPONSE_LAST : Opcode.READ_RESPONSE_MIDDLE;
        long start = (long) response.order() * settings.pmtu();
        byte[] payload = new byte[(int) Math.min(settings.pmtu(), response.length() - start)];
        memory.deviceRead(response.address() + start, payload, 0, payload.length);
        PacketBuilder packet = packet(opcode).psn(response.psn()).payload(payload);
        return (first || last ? packet.aeth(Syndrome.ACK, response.msn()) : packet).frame();
    }

    /** Tells the peer that a packet of it was marked. */
    byte[] congestion() {
        return packet(Opcode.CNP).dscp(TrafficClasses.ROCE_CONGESTION).frame();
    }

    /** All of one class but CNPs: what overtakes looks like loss. */
    private PacketBuilder packet(int opcode) {
        identification = identification + 1 & 0xffff;
        PacketBuilder packet = Packets.roce(opcode).ethernet(own.mac(), peer.address().mac())
            .ip(own.ip(), peer.address().ip()).identification(identification).sourcePort(sourcePort)
            .dscp(TrafficClasses.ROCE).destQp(peer.queuePair()).partitionKey(settings.partitionKey());
        return own.vlan() < 0 ? packet : packet.vlan(own.vlan());
    }
}
