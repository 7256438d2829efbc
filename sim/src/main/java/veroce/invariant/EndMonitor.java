package veroce.invariant;

import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.TransportSettings;
import veroce.packet.DecodedFrame;

/** Everything that watches one end of a connection in one PSN space, its sender and its receiver. */
final class EndMonitor {
    private final SenderMonitor sender;
    private final RetransmissionMonitor retransmissions;
    private final ReceiverMonitor receiver;
    private final AnswerMonitor answers;
    private final RotationMonitor rotation;
    private final EchoMonitor echoes;

    /**
     * @param own  how this end numbers what it sends
     * @param peer how the other end does
     */
    EndMonitor(String side, QueuePairSettings settings, Numbering own, Numbering peer, long patience) {
        TransportSettings transport = TransportSettings.RESET;
        sender = new SenderMonitor(side + " sender", settings, own);
        retransmissions = new RetransmissionMonitor(side + " sender", settings, own.psn(), transport, patience);
        receiver = new ReceiverMonitor(side + " receiver", settings, peer);
        answers = new AnswerMonitor(side + " receiver", settings, peer.psn(), transport, patience);
        rotation = new RotationMonitor(side + " receiver", settings, peer.psn(), patience);
        echoes = new EchoMonitor(side + " receiver", settings, peer.psn(), patience);
    }

    void dataLeaves(DecodedFrame decoded, byte[] frame, long at) {
        sender.data(decoded, frame, at);
        retransmissions.data(decoded, at);
    }

    void answerArrives(DecodedFrame decoded, long at) {
        sender.acknowledged(decoded, at);
        retransmissions.acknowledged(decoded, at);
    }

    void dataArrives(DecodedFrame decoded, long at) {
        receiver.data(decoded, at);
        answers.data(decoded, at);
        rotation.data(decoded, at);
        echoes.data(decoded, at);
    }

    void answerLeaves(DecodedFrame decoded, long at) {
        receiver.acknowledgement(decoded, at);
        answers.acknowledgement(decoded, at);
        rotation.acknowledgement(decoded, at);
        echoes.acknowledgement(decoded, at);
    }
}
