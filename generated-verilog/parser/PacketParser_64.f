// Verilator: add -fno-const-bit-op-tree -fno-subst -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md
../common/FrameFront_64.v
../common/FormatDecoder_ROCE.v
../common/FormatDecoder_VEROCE.v
../common/PacketParser_64.v
