// Verilator: add -fno-const-bit-op-tree -fno-subst -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md
../common/ProgressTable_1024_expected.v
CommitStage_256_1024.v
../common/ProgressTable_1024.v
../common/PriorityEncoder_16.v
../common/OldestOne_256.v
../common/RingRange_256.v
../common/Frontier_256.v
../common/RingRows_256_1024.v
EvaluationStage_256_1024.v
SetupSequencer_256_1024.v
../common/PhaseDecoder_256.v
SackReader_256_1024.v
SackTracker_256_1024.v
