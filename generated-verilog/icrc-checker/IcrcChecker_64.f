VariantMask_64_2.v
IcrcMask_64.v
CrcSum32_64.v
IcrcChecker_64.v
