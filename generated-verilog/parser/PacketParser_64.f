FrameFront_64.v
FormatDecoder_ROCE.v
FormatDecoder_VEROCE.v
PacketParser_64.v
