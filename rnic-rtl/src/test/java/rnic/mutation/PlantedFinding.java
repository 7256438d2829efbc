package rnic.mutation;

import static hdl.ir.Mutation.Kind.ARMS;
import static hdl.ir.Mutation.Kind.CONSTANT;
import static hdl.ir.Mutation.Kind.ENABLE;
import static hdl.ir.Mutation.Kind.NEGATION;
import static hdl.ir.Mutation.Kind.OPERATOR;

import hdl.ir.Mutation.Kind;
import java.util.List;

/**
 * A fault that the NIC once had, or one like it, as a mistake that can be made in its circuits, and the test that is
 * there for it. The line of the mistake is named by a part of its text that no other line of the file has.
 *
 * @param fault  what goes wrong
 * @param file   of the circuit, below {@code rnic} or {@code hdl}
 * @param line   part of the line
 * @param kind   of the mistake
 * @param number which one of its kind at this line
 * @param test   class and method, below {@code rnic}
 */
record PlantedFinding(String fault, String file, String line, Kind kind, int number, String test) {
    static final List<PlantedFinding> ALL = List.of(
        // Failures never wait.
        new PlantedFinding("F1: a packet of the life before goes out in the one that has just begun",
            "schedule/PacketDraft.java", "isPast.or(begun.and(beginner.eq(flow.index())))", OPERATOR, 2,
            "schedule.TxSchedulerLivesTest#aLifeBeginsWhileNothingIsTaken"),
        new PlantedFinding("A1, F21: reports of failures are taken only beside something else",
            "command/FailureCollector.java", "var taking = mayReport.and(", NEGATION, 0,
            "command.FailureCollectorTest#everyReportIsTakenThoughNobodyServesThem"),
        new PlantedFinding("F4: a queue pair whose completion queue is broken is not put into error",
            "command/QueuePairStates.java", "var failing = isActive.and(", OPERATOR, 1,
            "command.CommandProcessorTest#theQueuePairsOfABrokenQueueGoToError"),
        new PlantedFinding("A2: a doorbell beyond the ring makes flushes",
            "complete/FlushTable.java", "return behind.and(", NEGATION, 0,
            "complete.SendCompleterTest#aDoorbellBeyondTheQueueFlushesNothing"),
        new PlantedFinding("A2: a doorbell beyond the ring is told and its requests are fetched",
            "fetch/FetchPlanner.java", "count.next(least(count, left)", NEGATION, 0,
            "fetch.SendQueueTest#aDoorbellBeyondTheRingFetchesNothingAndIsToldOnce"),
        new PlantedFinding("A2: doorbells keep the number of their queue pair from another life",
            "complete/SendCompleter.java", "var isHis = ", OPERATOR, 0,
            "top.DoorbellStormTest#aLifeBeginsInTheSendCompleter"),
        new PlantedFinding("A2: doorbells keep it from another life in the receive flusher",
            "complete/ReceiveFlusher.java", "var isHis = ", OPERATOR, 0,
            "top.DoorbellStormTest#aLifeBeginsInTheReceiveFlusher"),

        // After RESET, DESTROY and INVALIDATE, not one access.
        new PlantedFinding("F2: the end is said while one kind of access is under way",
            "command/Drains.java", "pairIsQuiet = pairIsQuiet.and(", OPERATOR, 1,
            "command.DrainsTest#endedIsSaidSoonAndNeverTooEarly"),
        new PlantedFinding("F2: the drain is asked before all have heard of the reset",
            "command/DrainWatch.java", "return watching.and(settling", NEGATION, 1,
            "command.CommandProcessorTest#aResetAndAnInvalidationAskForTheirObjectAndWait"),
        new PlantedFinding("F2: requests are fetched in RESET and ERR",
            "fetch/FetchPlanner.java", "return state.is(QueuePairState.RESET)", OPERATOR, 2,
            "fetch.SendQueueTest#nothingIsFetchedForAQueuePairInResetOrError"),
        new PlantedFinding("F3: the drain looks at the accesses of others",
            "command/ObjectCounter.java", "var object = mux(", ARMS, 0,
            "command.DrainsTest#accessesOfOthersHoldUpNobody"),
        new PlantedFinding("F16: a life waits for requests of others, which come no more",
            "fetch/WqeFetcher.java", "planner.mayBegin().set(", NEGATION, 0,
            "fetch.SendQueueTest#livesBeginBesideRequestsThatArrive"),
        new PlantedFinding("F16: a life begins beside a request that arrives",
            "fetch/FetchPlanner.java", "io.setup.ready().set(io.mayBegin", OPERATOR, 0,
            "fetch.SendQueueTest#livesBeginBesideRequestsThatArrive"),
        new PlantedFinding("F16: the tracker's set-up waits for packets that leave no slot",
            "common/StolenSlots.java", "inVain.next(mux(", CONSTANT, 0,
            "track.SackTrackerTest#aSetupAsksForTheSlotsThatPacketsDoNotLeave"),
        new PlantedFinding("an answer of the life before goes to the peer of the next",
            "common/QueueMarks.java", "when(entering.or(finding), () ->", OPERATOR, 0,
            "acknowledge.AckBuilderTest#whatWaitsOfAQueuePairThatIsResetGoesNowhere"),
        new PlantedFinding("a request for an acknowledgement of the life before counts in the next",
            "acknowledge/AckPolicy.java", "io.requests.valid().set(waiting.valid()", OPERATOR, 0,
            "acknowledge.AckPolicyTest#aRequestThatWaitsWhileAnotherLifeBeginsIsLetGo"),

        // Pacing.
        new PlantedFinding("F6: who waits for its time stands in the ring of turns",
            "schedule/PacedRing.java", ".on(Event.SETTLED, () -> joining", OPERATOR, 1,
            "schedule.PacerTest#whoWaitsForItsTimeCostsNothing"),
        new PlantedFinding("whose rate has gone waits for what it sent before",
            "schedule/PacedRing.java", "return now.waiting.and(row.paced())", OPERATOR, 0,
            "schedule.PacedRingTest#whoHasNoRateAnyMoreDoesNotWaitForWhatItHadSent"),
        new PlantedFinding("who has been silent for most of the clock's round seems to be in debt",
            "schedule/TokenBuckets.java", "var steps = isDue.and(", NEGATION, 0,
            "schedule.TokenBucketsTest#whoHasBeenSilentForLongDoesNotWait"),
        new PlantedFinding("F7: who is alone keeps its turn and is not charged",
            "schedule/PacketDraft.java", "var keepsTurn = again.and(", NEGATION, 0,
            "schedule.TxSchedulerRatesTest#whatIsSentAgainIsPacedToo"),
        new PlantedFinding("F7: who has more to send keeps its turn though others wait",
            "schedule/PacketDraft.java", "var keepsTurn = again.and(", OPERATOR, 4,
            "schedule.TxSchedulerRatesTest#whoSendsAgainTakesTurnsWithWhoSendsWhatIsNew"),
        new PlantedFinding("the storm: copies that find no room are named",
            "receive/ReceiveCore.java", "var isNews = ", NEGATION, 0,
            "receive.ReceiveCoreTest#everyDecisionIsTheModels"),

        // Two flows, Reads and responses.
        new PlantedFinding("who is alone keeps the turn from his own other flow",
            "schedule/PacedRing.java", "io.alone.set(", OPERATOR, 1,
            "schedule.TxSchedulerResponsesTest#theFlowsOfAQueuePairTakeTurns"),
        new PlantedFinding("one Read more than the peer takes",
            "schedule/PacketDraft.java", "mayRead.next(", OPERATOR, 0,
            "schedule.TxSchedulerReadsTest#noMoreAreOpenThanThePeerTakes"),
        new PlantedFinding("a pause of the requests stops responses",
            "schedule/PacketDraft.java", "var isWaiting = ", NEGATION, 0,
            "schedule.TxSchedulerResponsesTest#responsesAreSentBeforeRequestsMayBe"),
        new PlantedFinding("the place of a response's packet is that of a request's",
            "schedule/PacketDraft.java", "po.next(psn.minus(", ARMS, 0,
            "schedule.TxSchedulerTest#packetsAreThoseOfTheModel"),
        new PlantedFinding("who gives up keeps the look-up from who comes",
            "schedule/PacketDraft.java", "var isOwn = ", NEGATION, 0,
            "schedule.TxSchedulerTest#packetsAreThoseOfTheModel"),
        new PlantedFinding("what the peer may read is judged when its request comes only",
            "schedule/SegmentBuilder.java", ".and(mr.remoteRead()", NEGATION, 0,
            "schedule.TxSchedulerResponsesTest#aResponseFromAForeignPlaceEndsTheQueuePair"),
        new PlantedFinding("who has all answers seems to wait for some",
            "schedule/ReadLedger.java", "var isOpen = ", OPERATOR, 0,
            "schedule.ReadLedgerTest#whoIsOpenIsTold"),

        // Smaller ones.
        new PlantedFinding("F11: profile 0 is accepted", "command/CommandChecks.java",
            ": parameters.atomics() ? profile.eq(0)", CONSTANT, 0,
            "command.CommandProcessorTest#everyIllegalCommandHasAResultOfItsOwnAndChangesNothing"),
        new PlantedFinding("F14: a trimmed packet needs no P_Key", "receive/AdmissionCheck.java",
            "when(trimmed, () -> when(mayBeTrimmed", OPERATOR, 0, "receive.ReceiveCoreTest#everyDecisionIsTheModels"),
        new PlantedFinding("F14: a trimmed packet needs no peer", "receive/AdmissionCheck.java",
            "when(trimmed, () -> when(mayBeTrimmed", OPERATOR, 1, "receive.ReceiveCoreTest#everyDecisionIsTheModels"),
        new PlantedFinding("F14: every Packet Drop NAK of a retransmission passes the filter",
            "retransmit/RingUpdate.java", "var four = all.or(again.and(", OPERATOR, 0,
            "retransmit.SendWindowTest#aDroppedRetransmissionIsSentAgainOnceInAGeneration"),
        new PlantedFinding("F18: the age of a generation wraps", "retransmit/WordUpdate.java",
            "when(beginning.or(io.events.aged()), () ->", ENABLE, 0,
            "retransmit.SendWindowTest#aGenerationThatIsOldEnoughTurns"),
        new PlantedFinding("F19: any VLAN will do", "receive/AdmissionCheck.java", "return same.all().and(", OPERATOR,
        3,
            "receive.ReceiveCoreTest#everyDecisionIsTheModels"),
        new PlantedFinding("F20: control.enable counts in the middle of a frame", "top/Rnic.java",
            "var open = mux(inside, taken, enable)", ARMS, 0, "top.FrameGateTest#aFrameIsTakenAsItsFirstBeatIs"),
        new PlantedFinding("a doorbell for queue pair count + k rings queue pair k", "lib/csr/WriteSide.java",
            "accepted.next(refusals.isEmpty()", OPERATOR, 0,
            "registers.NicControlTest#doorbellsComeInOrderAndNoneIsLostWhileNobodyTakesThem"),
        new PlantedFinding("a refused placement is forgotten", "complete/SpoiledPlacements.java",
            "isOld.next(row.spoiled()", CONSTANT, 0,
            "complete.SpoiledPlacementsTest#aFaultIsRememberedWhateverPlacementsFollow"),

        // What was feared of Reads and atomics before they were built.
        new PlantedFinding("a response of an earlier lap is awaited", "receive/PendingCheck.java", "var isOfLap = ",
            OPERATOR, 0, "receive.PendingCheckTest#everyResponseIsJudgedByTheRequestsThatHaveGoneOut"),
        new PlantedFinding("a context comes back before its response is acknowledged", "respond/ResponseOrder.java",
            "isDue.next(messages.ne(", OPERATOR, 0, "respond.ResponderTest#everyRequestIsAnsweredInItsTurn"),
        new PlantedFinding("a context comes back at once", "respond/ResponseOrder.java", "isOld.next(late.valid()",
            OPERATOR, 3, "respond.ResponderTest#everyRequestIsAnsweredInItsTurn"),
        new PlantedFinding("a request leaves the gate before it is visible", "respond/CrossingGate.java",
            "reached.next(head.valid()", NEGATION, 1, "respond.ResponderTest#everyRequestIsAnsweredInItsTurn"),
        new PlantedFinding("a fence looks at something else", "schedule/FlowChoice.java", "hasReads.next(", OPERATOR, 0,
            "schedule.TxSchedulerReadsTest#whatIsFencedWaitsForEveryRead"),
        new PlantedFinding("what is acknowledged is sent again, and what is not is left out",
            "schedule/FlowChoice.java", "isDone.next(", OPERATOR, 0, "schedule.TxSchedulerTest#packetsAreThoseOfTheModel"),
        new PlantedFinding("Reads are told done for requests too", "complete/StashWalk.java",
            "io.readsDone.valid().set(", OPERATOR, 0,
            "complete.CompletionOrderTest#completionsEventsAndReportsComeInOrder"),
        new PlantedFinding("the result of an atomic is written the other way round", "memory/PlacementEngine.java",
            "var arranged = mux(", ARMS, 0, "memory.PlacementTest#everyByteGoesWhereItsOrderSaysAndNoOther"),
        new PlantedFinding("a Read has the operand of an atomic for its length", "receive/ContextRequests.java",
            "mux(reads, packet.dmaLength().zext(64)", ARMS, 0, "receive.ReceiveCoreTest#everyDecisionIsTheModels"),

        // Reads, atomics, Send with Invalidate.
        new PlantedFinding("a Read is done when it is acknowledged", "complete/SendCompleter.java",
            "var isSuccessful = acknowledged.and(", NEGATION, 0,
            "complete.SendCompleterTest#aReadIsDoneWhenItIsAcknowledgedAndAnswered"),
        new PlantedFinding("a Read is done without its acknowledgement", "complete/SendCompleter.java",
            "var isSuccessful = acknowledged.and(", OPERATOR, 1,
            "complete.SendCompleterTest#aReadIsDoneWhenItIsAcknowledgedAndAnswered"),
        new PlantedFinding("what is acknowledged behind a failed Read succeeds", "complete/SendCompleter.java",
            ".and(served.row.phase.is(Phase.FLUSHING).not())", NEGATION, 0,
            "complete.SendCompleterTest#nothingSucceedsBehindAReadThatHasFailed"),
        new PlantedFinding("another request takes the status than the named one", "complete/SendCompleter.java",
            "served.named.request.eq(served.row.completed)", OPERATOR, 0,
            "complete.SendCompleterTest#theRequestThatAFailureNamesTakesItsStatus"),
        new PlantedFinding("the completion of a Read does not wait for its bytes", "complete/ReadGate.java",
            "var mayGo = reached.or(", NEGATION, 0,
            "complete.CompletionWriterTest#aReadThatWaitsHoldsTheSendsBehindItAndNoReceive"),
        new PlantedFinding("whoever asks goes before a response", "fetch/SendQueue.java",
            "var lookup = mux(responds", ARMS, 1, "fetch.SendQueueTest#requestsComeInOrderAndUnchanged"),
        new PlantedFinding("a Read may be inline", "fetch/SendQueue.java",
            ".or(inline.and(moreThanInline.or(isAnswered)))", OPERATOR, 0,
            "fetch.SendQueueTest#requestsComeInOrderAndUnchanged"),
        new PlantedFinding("an atomic of any length is good", "fetch/SendQueue.java",
            "return parameters.atomics() ? wqe.field(4, 4).ne(", OPERATOR, 0,
            "fetch.SendQueueTest#anAtomicThatIsNotEightBytesAtAMultipleOfEightIsBad"),
        new PlantedFinding("a response tells the MSN of itself", "transmit/HeaderFields.java",
            "var ackMsn = mux(packet.isAnswer()", ARMS, 0,
            "transmit.TransmitPathTest#everyFrameIsWhatTheDocumentSays"),
        new PlantedFinding("an Atomic Acknowledge brings an address", "transmit/Outgoing.java",
            "mux(isResponse, data.result()", ARMS, 0, "transmit.TransmitPathTest#everyFrameIsWhatTheDocumentSays"),
        new PlantedFinding("the operands of an atomic count as payload", "transmit/HeaderFields.java",
            "var hasPayload = packet.length()", NEGATION, 0,
            "transmit.TransmitPathTest#everyFrameIsWhatTheDocumentSays"),
        new PlantedFinding("an atomic needs no profile", "command/CommandChecks.java",
            "? profile.eq(1).or(profile.eq(2)) : profile.ne(3)", CONSTANT, 0,
            "command.CommandProcessorTest#aLifeHearsWhatIsSaidOfResponses"),
        new PlantedFinding("who has a path gets one that was chosen", "transmit/PathQueue.java",
            "io.path.set(mux(isChosen", ARMS, 0, "transmit.PathQueueTest#everyPacketGetsThePathThatIsChosenForIt"),
        new PlantedFinding("a choice is kept for the next packet", "transmit/PathQueue.java",
            "pick.ready().set(io.leaving", OPERATOR, 0,
            "transmit.PathQueueTest#everyPacketGetsThePathThatIsChosenForIt"),
        new PlantedFinding("a hashed path is left, a named one takes another port", "congestion/PathVerdict.java",
            "var isFailing = isLoss.and(mayRoll.not())", NEGATION, 0,
            "congestion.PathTableTest#everyChoiceIsThatOfTheReference"),
        new PlantedFinding("the peer of who is idle is asked for paths", "congestion/PathAsking.java",
            "var isAsked = isTime.and(active)", OPERATOR, 0, "congestion.PathTableTest#everyChoiceIsThatOfTheReference"),
        new PlantedFinding("probes come before their time and not in it", "congestion/PathAsking.java",
            "var isDue = stage(", NEGATION, 0, "congestion.PathTableTest#everyChoiceIsThatOfTheReference"),
        new PlantedFinding("an answer gives back what the host has taken", "congestion/PathVerdict.java",
            "var returns = at(4, kind.is(Kind.ANSWERED))", OPERATOR, 1,
            "congestion.PathTableTest#everyChoiceIsThatOfTheReference"),
        new PlantedFinding("the lowest gap of a group counts", "retransmit/NewestGap.java",
            "word.bit(i).and(word.bits(size - 1, i + 1)", NEGATION, 0,
            "retransmit.NewestGapTest#theNewestBitThatIsNotSetIsFound"),
        new PlantedFinding("whatever makes packets wait is a loss", "retransmit/RingUpdate.java",
            "it.isSuspected().set(stage(isMissing", OPERATOR, 0,
            "retransmit.RingUpdateTest#everyPlaceFollowsTheRules"),
        new PlantedFinding("Reads are accepted without a window", "command/CommandChecks.java",
            ".or(accepted.any().and(responses.any().not()))", NEGATION, 0,
            "command.CommandProcessorTest#aLifeHearsWhatIsSaidOfResponses"),

        // RoCEv2; what takes a whole NIC to be seen stands in NicRoceFaultsTest.
        new PlantedFinding("an answer is asked for while a response is open", "acknowledge/HeldAnswers.java",
            "var isDue = step.is(Step.LOADED)", NEGATION, 0,
            "acknowledge.HeldAnswersTest#answersAreAskedForBehindTheResponses"),
        new PlantedFinding("a response of a life that has ended is told", "transmit/ResponseEnds.java",
            "return new Valid<>(ending.and(", NEGATION, 0,
            "transmit.ResponseEndsTest#everyResponseOfItsOwnLifeIsToldWhenItsLastPacketHasLeft"),
        new PlantedFinding("a notification is taken without room", "acknowledge/RttResponder.java",
            "notices.ready().set(isOther.not()", OPERATOR, 0,
            "acknowledge.RttResponderTest#noNotificationIsForgotten"),
        new PlantedFinding("PSNs of a Read beyond its first are not counted", "roce/RoceStream.java",
            "state.extra().plus(packets.more()", OPERATOR, 0, "roce.RoceStreamTest#everyEngineAgrees"),
        new PlantedFinding("a copy of a Read behind a refused packet is answered", "roce/RoceStream.java",
            "io.repeats.set(", OPERATOR, 0, "roce.RoceStreamTest#everyEngineAgrees"),
        new PlantedFinding("una moves over a Read that is not answered", "roce/GoBackPipeline.java",
            "var hole = stage(open", OPERATOR, 0, "roce.GoBackPipelineTest#everyEngineAgrees"),
        new PlantedFinding("everything is sent again without a cause", "roce/GoBackPipeline.java",
            "var news = meaning.missing()", OPERATOR, 0, "roce.GoBackPipelineTest#everyEngineAgrees"),
        new PlantedFinding("a sender that is told to go back does not", "schedule/FlowChoice.java",
            "it.told.next(oldest.turn()", OPERATOR, 0,
            "schedule.TxSchedulerJumpTest#itGoesBackWheneverItIsTold"),
        new PlantedFinding("a response is looked for where none has begun", "roce/ResponseStream.java",
            "var isNext = mux(state.open()", ARMS, 0, "roce.ResponseStreamTest#whatIsAwaitedIsFound"),
        new PlantedFinding("a packet of a response that was refused counts", "roce/ResponseStream.java",
            "var refused = stage(follows)", NEGATION, 0, "roce.ResponseStreamTest#whatIsAwaitedIsFound"),
        new PlantedFinding("ends of responses that are told together are lost", "roce/AnswerMerge.java",
            "next.ends().plus(kept.ends()", OPERATOR, 0, "roce.AnswerMergeTest#everyWordIsToldOnce"),
        new PlantedFinding("a message counts before all of it is acknowledged", "roce/RoceProgress.java",
            "var passed = stage(newest", NEGATION, 1,
            "roce.RoceProgressTest#everyMessageIsCountedOnceAllOfItIsAcknowledged"));

    String testClass() {
        return "rnic." + test.substring(0, test.indexOf('#'));
    }

    String method() {
        return test.substring(test.indexOf('#') + 1);
    }

    @Override public String toString() {
        return fault;
    }
}
