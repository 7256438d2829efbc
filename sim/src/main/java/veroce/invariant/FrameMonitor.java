package veroce.invariant;

import veroce.endpoint.Endpoint;
import veroce.packet.DecodedFrame;

/** Watches the frames of one connection. */
interface FrameMonitor {
    /** A good frame of this connection has left one end, or has reached the other. */
    void frame(Endpoint to, boolean arrives, DecodedFrame decoded, byte[] frame, long time);
}
