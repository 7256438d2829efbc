package veroce.simulate;

import veroce.capture.CapturedFrame;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.packet.Packet;
import veroce.reference.Verdict;

/**
 * What a front end found out about one frame.
 *
 * @param cycles clock cycles from the first beat of this frame to the first beat of the next; 0 without a clock
 */
public record FrameResult(CapturedFrame frame, Packet packet, IcrcVerdict icrc, Disposition disposition,
                          Verdict verdict, long cycles) {}
