package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/** A queue pair goes to the error state by itself. */
public record Failure(
    @Doc("queue pair, local number") UInt qp,
    @Doc("why") Choice<FailureCause> cause,
    @Doc("it is of the send WQE with this index; else of the oldest incomplete one") Bool named,
    UInt request
) implements Bundle<Failure> {
    public static Shape<Failure> of(RnicParameters parameters) {
        return bundle(Failure.class, uint(indexWidth(parameters.queuePairs())), choice(FailureCause.class), bool(),
            uint(16));
    }

    /** Of the oldest incomplete send WQE, or of none. */
    public Failure(UInt qp, Choice<FailureCause> cause) {
        this(qp, cause, lit(false), lit(0, 16));
    }

    public Failure(UInt qp, FailureCause cause) {
        this(qp, lit(cause));
    }

    /** What is to be done with its requests. */
    public Flush flush() {
        return new Flush(qp, status("send_status", FailureCause::send), status("receive_status", FailureCause::receive),
            named, request);
    }

    /** Causes by their statuses; most of them are FLUSHED. */
    private Choice<CompletionStatus> status(String name, Function<FailureCause, CompletionStatus> of) {
        var status = wire(choice(CompletionStatus.class)).named(name);
        var choice = choose(cause);
        Arrays.stream(FailureCause.values()).collect(Collectors.groupingBy(of, TreeMap::new, Collectors.toList()))
            .forEach((its, causes) -> {
                if (its != CompletionStatus.FLUSHED) {
                    choice.on(causes, () -> status.set(its));
                }
            });
        choice.otherwise(() -> status.set(CompletionStatus.FLUSHED));
        return status;
    }
}
