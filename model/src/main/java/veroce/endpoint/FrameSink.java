package veroce.endpoint;

/** Takes the frames that an endpoint sends. */
public interface FrameSink {
    /**
     * @param frame without preamble and FCS; nobody changes its bytes any more
     * @param at    when its last bit has left; never earlier than that of the frame before
     */
    void send(byte[] frame, long at);
}
