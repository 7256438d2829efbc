package rnic.receive;

import java.math.BigInteger;
import rnic.protocol.Row;

/** Rules about one packet that need no memory of others (wire profile sections 12 and 16). */
final class ReceiveRules {
    private ReceiveRules() {}

    /** Rows 25 and 26; null when none matches. */
    static Row identity(ReceivedFrame frame, ReceiveModel.Context context) {
        int pkey = frame.number("pkey");
        if ((pkey & 0x7FFF) != (context.pkey() & 0x7FFF)
            || (pkey & 0x8000) == 0 && (context.pkey() & 0x8000) == 0) {
            return Row.RX_PKEY;
        }
        if (frame.flag("ipv6") != context.ipv6() || !frame.value("source").equals(context.ip())
            || frame.number("vlan") != context.vlan() || (frame.number("own") >> context.gid() & 1) == 0) {
            return Row.RX_PEER;
        }
        boolean known = frame.flag("veroce") && frame.leastProfile() <= context.profile()
            && (!frame.ofResponses() || hasResponses(context));
        return known ? null : Row.RX_PROFILE;
    }

    private static boolean hasResponses(ReceiveModel.Context context) {
        return context.outstanding() > 0
            || context.accepted() > 0 && (context.remoteRead() || context.remoteAtomic());
    }

    /** Row 37, section 12, of a Read only if the queue pair serves it; row 43 of a response to a Read of so many bytes. */
    static boolean badLengths(ReceivedFrame frame, long mtu, long read, boolean served) {
        long payload = frame.number("payloadLength");
        int po = frame.number("po");
        long upTo = po * mtu + payload;
        boolean whole = frame.isFirst() || frame.isMiddle() || frame.isFullResponse();
        boolean last = frame.isLast() || frame.opcode() == 0x0F;
        boolean bad = whole ? payload != mtu : payload > mtu || last && payload == 0;
        bad |= (frame.isMiddle() || frame.opcode() == 0x0E || last) && po == 0 || po >= 1 << 23;
        if (frame.isResponse() && !frame.isAtomicResponse()) {
            bad |= whole ? upTo >= read : upTo != read;
        }
        if (frame.isRead() && served) {
            bad |= frame.word("dmaLength") > 1L << 31;
        }
        if (frame.isWrite()) {
            long all = frame.word("dmaLength");
            bad |= all > 1L << 31 || (whole ? upTo >= all : upTo != all);
        }
        return bad;
    }

    /** Whether the queue pair lets its peer do that at all (row 38). */
    static boolean isServed(ReceivedFrame frame, ReceiveModel.Context context) {
        return frame.isSend() || frame.isWrite() && context.remoteWrite()
            || frame.isRead() && context.remoteRead() && context.accepted() > 0
            || frame.isAtomic() && context.remoteAtomic() && context.accepted() > 0;
    }

    /** The key of an MR. */
    static boolean mayWithdraw(ReceiveModel.Mr mr, ReceiveModel.Context context, int tag) {
        return mr.valid() && mr.tag() == tag && mr.pd() == context.pd()
            && mr.rights().contains(ReceiveModel.Right.REMOTE_INVALIDATE);
    }

    /** The memory of an MR under a tag of its key. */
    static boolean mayTouch(ReceiveModel.Mr mr, ReceiveModel.Context context, BigInteger base, long length,
                            int tag, ReceiveModel.Right right) {
        var last = mr.base().add(BigInteger.valueOf(mr.length()));
        return mr.valid() && mr.tag() == tag && mr.pd() == context.pd()
            && mr.rights().contains(right) && base.compareTo(mr.base()) >= 0
            && base.add(BigInteger.valueOf(length)).compareTo(last) <= 0;
    }
}
