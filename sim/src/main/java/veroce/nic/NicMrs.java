package veroce.nic;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Access;
import veroce.memory.HostMemory;
import veroce.memory.MemoryWindow;

/** The MRs of a NIC as its driver keeps them: which keys are given, and what of the memory the NIC may touch. */
final class NicMrs {
    private record Registered(int key, MemoryWindow window, PageLists.Listed listed) {}

    private final NicMailbox mailbox;
    private final HostMemory memory;
    private final RnicParameters parameters;
    private final Map<Integer, Registered> mrs = new HashMap<>();
    private PageLists lists;
    private int last;

    NicMrs(NicMailbox mailbox, HostMemory memory, RnicParameters parameters) {
        this.mailbox = mailbox;
        this.memory = memory;
        this.parameters = parameters;
    }

    /** From now on regions may have lists of pages. */
    void list(PageLists lists) {
        this.lists = lists;
    }

    /** Under the next free index. */
    int register(int protectionDomain, long address, long length, Set<Access> access) {
        for (int tried = 0; tried < parameters.mrs(); tried++) {
            last = (last + 1) % parameters.mrs();
            if (!mrs.containsKey(last)) {
                int tag = last * 7 + mrs.size() & 0xff;
                return register(last << 8 | tag, protectionDomain, address, length, access);
            }
        }
        throw VeroceException.usage("all " + parameters.mrs() + " memory regions are in use");
    }

    /** Under this key, whose index is free. */
    int register(int key, int domain, long address, long length, Set<Access> access) {
        var listed = lists == null ? null : lists.make(address, length);
        mailbox.command(Command.REGISTER_MR, key & 0xffff_ffffL, values -> values
            .set("pages.log2", listed == null ? 0 : listed.log())
            .set("pages.levels", listed == null ? 0 : listed.levels())
            .set("list.address", listed == null ? 0 : listed.list())
            .set("base.address", address).set("length.bytes", length).set("rights.pd", domain)
            .set("rights.local_write", flag(access, Access.LOCAL_WRITE))
            .set("rights.remote_write", flag(access, Access.REMOTE_WRITE))
            .set("rights.remote_read", flag(access, Access.REMOTE_READ))
            .set("rights.remote_atomic", flag(access, Access.REMOTE_ATOMIC))
            .set("rights.remote_invalidate", flag(access, Access.REMOTE_INVALIDATE)));
        boolean writable = access.contains(Access.LOCAL_WRITE) || access.contains(Access.REMOTE_WRITE)
            || access.contains(Access.REMOTE_ATOMIC);
        mrs.put(key >>> 8, new Registered(key, memory.open("MR 0x" + Integer.toHexString(key), address, length,
            writable), listed));
        return key;
    }

    /** How the pages of this region are found, or null if it has no list. */
    PageLists.Listed listed(int key) {
        return mrs.get(key >>> 8).listed();
    }

    private static long flag(Set<Access> rights, Access right) {
        return rights.contains(right) ? 1 : 0;
    }

    void invalidate(int key) {
        var mr = mrs.remove(key >>> 8);
        if (mr == null || mr.key() != key) {
            throw new IllegalArgumentException("key 0x" + Integer.toHexString(key) + " is not registered");
        }
        mailbox.command(Command.INVALIDATE_MR, key & 0xffff_ffffL);
        close(mr);
    }

    private void close(Registered mr) {
        memory.close(mr.window());
        if (mr.listed() != null) {
            lists.end(mr.listed());
        }
    }

    /** Closes an MR that the peer may have withdrawn; returns whether it was still there. */
    boolean release(int key) {
        var result = mailbox.attempt(Command.INVALIDATE_MR, key & 0xffff_ffffL, values -> { });
        withdrawn(key);
        if (result != CommandResult.DONE && result != CommandResult.MR_UNUSED) {
            throw VeroceException.failure("the NIC refuses to close " + key + ": " + result.meaning());
        }
        return result == CommandResult.DONE;
    }

    /** The peer has withdrawn an MR, if it was still there: the NIC touches it no more. */
    void withdrawn(int key) {
        var mr = mrs.get(key >>> 8);
        if (mr != null && mr.key() == key) {
            mrs.remove(key >>> 8);
            close(mr);
        }
    }
}
