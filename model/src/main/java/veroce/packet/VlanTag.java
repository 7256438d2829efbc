package veroce.packet;

/** An 802.1Q tag. */
public record VlanTag(int priority, boolean dropEligible, int identifier) {}
