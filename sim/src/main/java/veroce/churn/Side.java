package veroce.churn;

import veroce.endpoint.Completion;
import veroce.endpoint.Numbering;

/** One of two queue pairs: how many requests of this life it has posted, and how many have completed. */
final class Side {
    int number;
    int sendsPosted;
    int sendsDone;
    int receivesPosted;
    int receivesDone;
    Numbering numbering;
    /** The host has put it into error. */
    boolean ended;

    boolean isEmpty() {
        return missing() == 0;
    }

    /** Requests that have not completed. */
    int missing() {
        return sendsPosted - sendsDone + receivesPosted - receivesDone;
    }

    /** The next life begins. */
    void restart(Numbering numbers) {
        numbering = numbers;
        sendsPosted = 0;
        sendsDone = 0;
        receivesPosted = 0;
        receivesDone = 0;
        ended = false;
    }

    /** Whether this is the oldest request that has not completed. */
    boolean completes(Completion completion) {
        int expected = completion.receive() ? receivesDone++ : sendsDone++;
        return completion.id() == expected && expected < (completion.receive() ? receivesPosted : sendsPosted);
    }

    @Override public String toString() {
        return number + ": sends " + sendsDone + "/" + sendsPosted + ", receives " + receivesDone + "/"
            + receivesPosted;
    }
}
