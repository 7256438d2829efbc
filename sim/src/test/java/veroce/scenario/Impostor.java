package veroce.scenario;

import java.util.BitSet;
import veroce.endpoint.Profile;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.MsnEth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/** Stands where the peer of a party of a {@link Loop} was and answers what it likes; it places nothing. */
final class Impostor {
    private static final int NUMBERS = 0xff_ffff;

    final Loop loop;
    final Loop.Party victim;
    /** Counted from the first PSN. */
    private final BitSet taken = new BitSet();
    private final BitSet ends = new BitSet();
    /** Packets without a gap, counted from the first, and the messages that they complete. */
    int expected;
    int messages;
    /** Highest packet seen. */
    int newest = -1;
    int newestMessage;
    long lastSeen = -Time.SECOND;

    Impostor(Loop loop, Loop.Party victim) {
        this.loop = loop;
        this.victim = victim;
    }

    /** A data packet of the victim; returns its number. */
    int sees(Packet packet, long at) {
        int number = packet.bth().psn() - victim.numbering.psn() & NUMBERS;
        newest = Math.max(newest, number);
        int opcode = packet.bth().opcode();
        if (opcode != Opcode.SEND_FIRST && opcode != Opcode.SEND_MIDDLE && opcode != Opcode.WRITE_FIRST
            && opcode != Opcode.WRITE_MIDDLE) {
            ends.set(number);
        }
        newestMessage = speaksRoce() ? ends.cardinality() + (ends.get(newest) ? 0 : 1)
            : Math.max(newestMessage, packet.extension(MsnEth.class).msn());
        lastSeen = at;
        return number;
    }

    void takes(int number) {
        taken.set(number);
        for (; taken.get(expected); expected++) {
            messages += ends.get(expected) ? 1 : 0;
        }
    }

    /** Says that everything without a gap has come. */
    void acknowledges() {
        says(answer(Opcode.ACKNOWLEDGE, expected - 1, Syndrome.ACK, messages));
    }

    PacketBuilder answer(int opcode, int number, int syndrome, int msn) {
        var answer = packet(opcode, number).aeth(syndrome, msn & NUMBERS);
        return speaksRoce() ? answer : answer.packetOrder(0);
    }

    /** Any packet for the victim, in its profile. */
    PacketBuilder packet(int opcode, int number) {
        var own = loop.nic.address();
        return (speaksRoce() ? Packets.roce(opcode) : Packets.veroce(opcode)).unchecked().ethernet(own.mac(), own.mac())
            .ip(own.ip(), own.ip()).destQp(victim.number).psn(victim.numbering.psn() + number & NUMBERS);
    }

    private boolean speaksRoce() {
        return loop.profile == Profile.ROCE_V2;
    }

    void says(PacketBuilder packet) {
        loop.nic.model().receive(packet.frame());
    }

    /** The packet of a frame for a party whose peer is replaced, or null. */
    static Packet read(byte[] frame) {
        return PacketDecoder.decode(frame).packet();
    }
}
