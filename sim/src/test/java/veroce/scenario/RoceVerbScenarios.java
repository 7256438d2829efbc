package veroce.scenario;

/**
 * Reads and atomics as they hold for any profile, with queue pairs that speak RoCEv2. What only the veRoCE profile does
 * is left out by name; what RoCEv2 does instead is in {@link RoceReadScenarios}.
 */
interface RoceVerbScenarios extends ReadScenarios, AtomicScenarios, ReadFailureScenarios,
        AtomicFailureScenarios {
    // No bit tells a retransmission from the first time, and nothing but the order is acknowledged.
    @Override default void eachLostResponsePacketIsRecovered() {}

    @Override default void aSackOfResponsesRotatesOverTheWindow() {}

    // Switches do not trim it.
    @Override default void aTrimmedResponseIsAskedForAgain() {}

    // One space: a response has the PSN of its request, acknowledges it, and is itself acknowledged by nobody.
    @Override default void answersTakeOneNumberEach() {}

    @Override default void anAtomicIsExecutedOnceWhateverIsLost() {}

    @Override default void aFenceHoldsWhatFollowsAReadBack() {}

    @Override default void aFenceHoldsWhatFollowsAnAtomicBack() {}

    @Override default void whatIsBehindAReadCompletesAfterIt() {}

    @Override default void aResponderThatIsSlowButThereIsWaitedFor() {}

    // Nothing is taken behind a hole.
    @Override default void aReadBehindAHoleWaits() {}

    @Override default void anAtomicBehindAHoleWaits() {}

    @Override default void aRegionThatIsClosedBeforeAnAtomicIsLeftAlone() {}
}
