package veroce.reference;

import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.packet.ExtensionHeader;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Syndrome;

/** Rows 37 to 39, 41 and 41a of the malformed-input table: requests that no correct peer makes. */
final class RequestRules {
    private static final long LONGEST_MESSAGE = 1L << 31;
    private static final int PACKET_ORDERS = 1 << 23;

    private final QueuePairSettings settings;
    private final Regions regions;

    RequestRules(QueuePairSettings settings, Regions regions) {
        this.settings = settings;
        this.regions = regions;
    }

    /** Rows 37 to 39, or null. */
    Violation request(DataPacket p, boolean numbersHold) {
        if (!isKnown(p.operation())) {
            return numbersHold ? badOperation() : badRequest();
        }
        if (!numbersHold || !lengthsHold(p) || p.reth() != null && !messageLengthHolds(p)) {
            return badRequest();
        }
        if (p.atomic() != null) {
            return atomic(p.atomic());
        }
        if (p.operation().isWrite() && !settings.remoteWrite()) {
            return badOperation();
        }
        boolean access = (p.reth() == null || accessHolds(p))
            && (p.operation() != Operation.SEND_INVALIDATE || regions.allows(p.word(), settings.protectionDomain(),
                Access.REMOTE_INVALIDATE));
        return access ? null : noAccess();
    }

    private Violation atomic(ExtensionHeader.AtomicEth atomic) {
        if (atomic.virtualAddress() % AtomicUnit.BYTES != 0) {
            return badOperation();
        }
        boolean access = regions.allows((int) atomic.key(), settings.protectionDomain(), atomic.virtualAddress(),
            AtomicUnit.BYTES, Access.REMOTE_ATOMIC);
        return access ? null : noAccess();
    }

    /** Whether the queue pair serves an operation at all; Writes are judged behind row 37. */
    private boolean isKnown(Operation operation) {
        return switch (operation) {
            case null -> false;
            case READ -> settings.verbs().acceptsReads();
            case CMP_SWAP, FETCH_ADD -> settings.verbs().acceptsAtomics();
            case SEND_INVALIDATE -> settings.verbs().invalidation();
            default -> true;
        };
    }

    private static Violation badOperation() {
        return new Violation("rx_bad_op", Syndrome.INVALID_REQUEST);
    }

    private static Violation noAccess() {
        return new Violation("rx_access", Syndrome.REMOTE_ACCESS);
    }

    private static Violation badRequest() {
        return new Violation("rx_bad_req", Syndrome.INVALID_REQUEST);
    }

    private boolean lengthsHold(DataPacket p) {
        int pmtu = settings.pmtu();
        boolean order = p.order() >= 1 && p.order() < PACKET_ORDERS;
        return switch (p.position()) {
            case FIRST -> p.length() == pmtu;
            case MIDDLE -> p.length() == pmtu && order;
            case LAST -> p.length() >= 1 && p.length() <= pmtu && order;
            case ONLY -> p.length() <= pmtu;
            case NONE -> true;
        };
    }

    private boolean messageLengthHolds(DataPacket p) {
        long total = p.reth().dmaLength();
        boolean more = p.position() == Payload.FIRST || p.position() == Payload.MIDDLE;
        return total <= LONGEST_MESSAGE && (p.operation() == Operation.READ
            || (more ? p.end(settings.pmtu()) < total : p.end(settings.pmtu()) == total));
    }

    /** The whole message must lie inside the region; an empty one asks for nothing. */
    private boolean accessHolds(DataPacket p) {
        ExtensionHeader.Reth reth = p.reth();
        long base = reth.virtualAddress() - p.start(settings.pmtu());
        return reth.dmaLength() == 0 || Long.compareUnsigned(base, reth.virtualAddress()) <= 0
            && regions.allows((int) reth.key(), settings.protectionDomain(), base, reth.dmaLength(),
                p.operation() == Operation.READ ? Access.REMOTE_READ : Access.REMOTE_WRITE);
    }

    /** Rows 41 and 41a for a Send and the work request it is for, or null. */
    Violation receive(DataPacket p, ReceiveRequest request) {
        if (p.end(settings.pmtu()) > request.length()) {
            return new Violation("rx_rqe_len", Syndrome.INVALID_REQUEST, CompletionStatus.LOCAL_LENGTH);
        }
        boolean holds = p.length() == 0 || regions.allows(request.key(), settings.protectionDomain(),
            request.address(), request.length(), Access.LOCAL_WRITE);
        return holds ? null
            : new Violation("rx_rqe_access", Syndrome.REMOTE_OPERATIONAL, CompletionStatus.LOCAL_PROTECTION);
    }
}
