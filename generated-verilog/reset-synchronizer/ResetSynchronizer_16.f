// Verilator: add -fno-const-bit-op-tree -fno-subst, or some versions compute wrong values; see generated-verilog/README.md
ResetSynchronizer_16.v
