package veroce.scenario;

/**
 * The scenarios that hold for any profile, with queue pairs that speak RoCEv2. What only the veRoCE profile does is
 * left out by name, with the reason above it; what RoCEv2 does instead is in {@link RoceRecoveryScenarios}.
 */
interface RoceScenarios extends TransferScenarios, NumberScenarios, LossScenarios, ReadScenarios, AtomicScenarios,
        InvalidateScenarios, StateScenarios, ReadFailureScenarios, AtomicFailureScenarios, AnyTimeScenarios,
        CommandScenarios, SharedQueueScenarios, ErrorScenarios {

    @Override default EndpointMaker left() {
        return EndpointMaker.roce();
    }

    @Override default EndpointMaker right() {
        return EndpointMaker.roce();
    }

    // A gap costs all that is behind it, not one packet.
    @Override default void aLostPacketOfALongMessageIsSentOnceMore() {}

    @Override default void eachLostPacketOfAShortMessageIsRecovered() {}

    @Override default void theLossOfEachSinglePacketIsRecovered() {}

    @Override default void eachLostResponsePacketIsRecovered() {}

    // No bit tells a retransmission from the first time, so rules that ask for it select everything.
    @Override default void aMessageThatIsLostWholeIsRecovered() {}

    @Override default void lostRetransmissionsAreRecovered() {}

    @Override default void lostAcknowledgementsAreRecovered() {}

    // No SACK, and an acknowledgement only where one is asked for.
    @Override default void theLossOfEachSingleAcknowledgementIsRecovered() {}

    @Override default void theLossOfEachSingleSackIsRecovered() {}

    @Override default void aSackOfResponsesRotatesOverTheWindow() {}

    // One path, and order on it.
    @Override default void bothDirectionsAtFullRateOverIpv6WithTags() {}

    @Override default void reorderingAloneCausesNoRetransmission() {}

    @Override default void aPathFailsAndRecovers() {}

    @Override default void aPathFailsForEver() {}

    // Switches do not trim it.
    @Override default void trimmedPacketsAreAskedForAgainAtOnce() {}

    @Override default void aTrimmedRetransmissionIsAskedForAgain() {}

    @Override default void aRetransmissionThatIsTrimmedAgainAndAgainArrives() {}

    @Override default void aTrimmedResponseIsAskedForAgain() {}

    // No message window.
    @Override default void theMessageWindowFillsAndNoMoreIsSent() {}

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

    @Override default void aKeyThatIsGoneAtItsTurnIsNoError() {}

    @Override default void aRegionThatIsClosedBeforeAnAtomicIsLeftAlone() {}
}
