// Verilator: add -fno-const-bit-op-tree -fno-subst -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md
../common/Fifo_4096_BRAM.v
../common/Pipeline_1.v
../common/PacketBuffer_64_4096.v
../common/Fork_2.v
../common/PageCutter_64.v
../common/Fifo_16_LUTRAM.v
../common/Fifo_512_BRAM.v
../common/FinishCounter_512.v
../common/RegisterSlice.v
../common/ByteShifter_64_LATER.v
../common/PlacementEngine_64.v
../common/Placement_alveo_100g.v
