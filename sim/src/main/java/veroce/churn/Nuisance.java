package veroce.churn;

import java.util.Map;
import java.util.SplittableRandom;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.nic.NicEndpoint;

/** Commands and doorbells that must change nothing. */
final class Nuisance {
    private static final int NUMBERS = 1 << 12;
    private static final int PAGES = 256;

    private final NicEndpoint nic;
    private final RnicParameters parameters;
    private final SplittableRandom random;
    private final Tally tally;

    Nuisance(NicEndpoint nic, RnicParameters parameters, SplittableRandom random, Tally tally) {
        this.nic = nic;
        this.parameters = parameters;
        this.random = random;
        this.tally = tally;
    }

    /**
     * One of them.
     *
     * @param living a queue pair that is not in RESET
     * @param queue  its completion queue
     * @param unused a completion queue that does not exist
     */
    void play(int living, int queue, int unused) {
        switch (random.nextInt(10)) {
            case 0 -> {
                int count = Math.max(parameters.queuePairs(), parameters.completionQueues());
                nic.ringRefused(count + random.nextInt(NUMBERS - count));
                tally.refusedWrites += 3;
            }
            case 1 -> nic.ringCompletion(unused, random.nextInt(1 << 16));
            case 2 -> refuse(Command.DESTROY_CQ, queue, CommandResult.CQ_NEEDED);
            case 3 -> refuse(Command.CREATE_CQ, queue, CommandResult.CQ_IN_USE);
            case 4 -> refuse(Command.DESTROY_CQ, unused, CommandResult.CQ_UNUSED);
            case 5 -> refuse(Command.CREATE_QP, living, CommandResult.QP_IN_USE);
            case 6 -> refuse(Command.RESET_QP, parameters.queuePairs() + random.nextInt(NUMBERS),
                CommandResult.NO_SUCH_QP);
            case 7 -> refuse(Command.CREATE_CQ, parameters.completionQueues() + random.nextInt(NUMBERS),
                CommandResult.NO_SUCH_CQ);
            case 8 -> nic.ringThrough(otherPage(), living, queue, random.nextInt(1 << 16));
            default -> refuse(Command.MODIFY_QP, living, Map.of("state.code", (long) QueuePairState.RTR.ordinal()),
                CommandResult.WRONG_STATE);
        }
    }

    /** Any but that of the host. */
    private int otherPage() {
        return (ChurnNic.PAGE + 1 + random.nextInt(PAGES - 1)) % PAGES;
    }

    private void refuse(Command command, int target, CommandResult expected) {
        refuse(command, target, Map.of(), expected);
    }

    private void refuse(Command command, int target, Map<String, Long> arguments, CommandResult expected) {
        var result = nic.attempt(command, target, arguments);
        if (result != expected) {
            throw new ChurnFailure(command + " for " + target + " is answered with " + result + ", not " + expected);
        }
        tally.refusedCommands++;
    }
}
