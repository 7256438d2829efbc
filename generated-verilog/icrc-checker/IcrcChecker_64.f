// Verilator: add -fno-const-bit-op-tree -fno-subst -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md
../common/VariantMask_64_2.v
../common/IcrcMask_64.v
../common/CrcSum32_64.v
../common/IcrcChecker_64.v
