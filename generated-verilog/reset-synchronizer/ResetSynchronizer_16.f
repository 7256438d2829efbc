// Verilator: add -fno-const-bit-op-tree -fno-subst -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md
ResetSynchronizer_16.v
