package veroce.scenario;

/**
 * The scenarios that hold for any profile, with queue pairs that speak RoCEv2. What only the veRoCE profile does is
 * left out by name, with the reason above it; what RoCEv2 does instead is in {@link RoceRecoveryScenarios}.
 */
interface RoceScenarios extends RoceVerbScenarios, TransferScenarios, NumberScenarios, LossScenarios,
        InvalidateScenarios, StateScenarios, AnyTimeScenarios, CommandScenarios, SharedQueueScenarios, ErrorScenarios {

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

    // No bit tells a retransmission from the first time, so rules that ask for it select everything.
    @Override default void aMessageThatIsLostWholeIsRecovered() {}

    @Override default void lostRetransmissionsAreRecovered() {}

    @Override default void lostAcknowledgementsAreRecovered() {}

    // No SACK, and an acknowledgement only where one is asked for.
    @Override default void theLossOfEachSingleAcknowledgementIsRecovered() {}

    @Override default void theLossOfEachSingleSackIsRecovered() {}

    // One path, and order on it.
    @Override default void bothDirectionsAtFullRateOverIpv6WithTags() {}

    @Override default void reorderingAloneCausesNoRetransmission() {}

    @Override default void aPathFailsAndRecovers() {}

    @Override default void aPathFailsForEver() {}

    // Switches do not trim it.
    @Override default void trimmedPacketsAreAskedForAgainAtOnce() {}

    @Override default void aTrimmedRetransmissionIsAskedForAgain() {}

    @Override default void aRetransmissionThatIsTrimmedAgainAndAgainArrives() {}

    // No message window.
    @Override default void theMessageWindowFillsAndNoMoreIsSent() {}

    // Nothing is taken behind a hole.
    @Override default void aKeyThatIsGoneAtItsTurnIsNoError() {}
}
