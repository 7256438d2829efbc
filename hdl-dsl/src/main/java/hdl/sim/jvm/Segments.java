package hdl.sim.jvm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The plan of a circuit that computes only what a change reaches. State is one array of words: inputs and registers,
 * then computed words that someone else reads, then constants. Flags are another: which segments are dirty, which
 * outputs are to be shown, and for each clock which registers take another value, which memory writes are enabled and
 * which claims and covers are true. A word that changes marks what depends on it; everything else follows from the
 * flags.
 */
final class Segments {
    /** Registers that share a flag, at most. */
    private static final int TOGETHER = 4;
    /** Words of an output that share a flag, at most. */
    private static final int SHOWN_TOGETHER = 8;

    /**
     * What one clock does at its edge; {@code start[g]} to {@code start[g + 1]} are the entries of flag {@code g}. The
     * flags of writes and of events repeat words of the state: {@code enable} and {@code happens}.
     */
    record Edge(Region commits, int[] commitStart, int[] register, int[] next, Region writes, int[] enable,
            int[] writeStart, Write[] write, Region events, int[] happens, int[] event) {}

    /** Words of flags. */
    record Region(int from, int to) {}

    /** A write of the bits of a mask to a place of a memory, all by their places in the state; mask -1: all bits. */
    record Write(int store, int index, int data, int mask) {}

    /** Words of outputs: pins take words of state. */
    record Shown(Region flags, int[] start, int[] pin, int[] slot) {}

    final Plan plan;
    final List<int[]> segments;
    final Region dirty;
    /** The first of them: the segments of the outputs. */
    final Region dirtyShown;
    final Shown shown;
    final Edge[] edges;
    final int flags;
    final int slots;
    /** For each word its place in the state, or -1. */
    final int[] slotOf;
    /** What a changed word of state reaches. */
    final Marks marks;
    /** What a changed memory reaches. */
    final Marks stores;
    /** Where each memory begins in the array of all; its length is the last. */
    final int[] offset;
    /** Words of state that never change. */
    final Map<Long, Integer> constants = new HashMap<>();

    private final Cut cut;
    private final Marks.Builder onState = new Marks.Builder();
    private final Marks.Builder onStores = new Marks.Builder();
    private final boolean[] isStored;
    private int nextSlot;
    private int nextFlag;

    Segments(Plan plan, int size) {
        this.plan = plan;
        cut = new Cut(plan, size);
        segments = cut.segments;
        slotOf = new int[plan.words.size()];
        isStored = new boolean[plan.words.size()];
        var shownWords = words(cut.shown);
        dirtyShown = new Region(0, shownWords);
        dirty = new Region(0, shownWords + words(segments.size() - cut.shown));
        nextFlag = dirty.to;
        offset = new int[plan.flat.stores.size() + 1];
        for (var store : plan.flat.stores) {
            offset[store.id() + 1] = offset[store.id()] + store.length()[0];
        }
        store();
        place();
        shown = shown();
        edges = new Edge[plan.flat.clocks];
        var commits = new Region[edges.length];
        var groups = new ArrayList<List<List<Integer>>>();
        for (var clock = 0; clock < edges.length; clock++) {
            groups.add(registers(clock));
            commits[clock] = region(groups.get(clock).size());
        }
        var toggled = nextFlag;
        for (var clock = 0; clock < edges.length; clock++) {
            edges[clock] = edge(clock, commits[clock], groups.get(clock));
        }
        consumers();
        flags = nextFlag;
        slots = nextSlot;
        marks = onState.build(slots, toggled);
        stores = onStores.build(plan.flat.stores.size(), toggled);
    }

    private static int words(int bits) {
        return (bits + 63) / 64;
    }

    private Region region(int bits) {
        nextFlag += words(bits);
        return new Region(nextFlag - words(bits), nextFlag);
    }

    /** The flag of a segment: those of the outputs have words of their own. */
    int flag(int segment) {
        return segment < cut.shown ? segment : 64 * dirtyShown.to + segment - cut.shown;
    }

    /** The segment of a flag, or -1. */
    int segment(int flag) {
        var segment = flag < 64 * dirtyShown.to ? flag : flag - 64 * dirtyShown.to + cut.shown;
        return flag < 64 * dirtyShown.to && flag >= cut.shown || segment >= segments.size() ? -1 : segment;
    }

    /** Computed here and read elsewhere. */
    boolean isStored(int word) {
        return isStored[word];
    }

    // ---- state

    private void store() {
        for (var word : plan.next) {
            keep(word);
        }
        for (var change : plan.changes) {
            keep(change.enable());
            keep(change.index());
            keep(change.data());
            keep(change.mask());
        }
        for (var events : List.of(plan.claims, plan.covers)) {
            events.forEach(event -> keep(event.word()));
        }
        for (var list : List.of(plan.outputs, plan.signals)) {
            for (var values : list) {
                for (var word : values == null ? new int[0] : values) {
                    keep(word);
                }
            }
        }
        for (var word = 0; word < plan.words.size(); word++) {
            for (var i = 0; cut.segmentOf[word] >= 0 && i < plan.operands(word); i++) {
                var operand = plan.operand(word, i);
                if (cut.segmentOf[operand] != cut.segmentOf[word]) {
                    keep(operand);
                }
            }
        }
    }

    private void keep(int word) {
        if (word >= 0 && !plan.isLeaf(word)) {
            isStored[word] = true;
        }
    }

    private void place() {
        nextSlot = plan.flat.slots;
        Arrays.fill(slotOf, -1);
        for (var segment : segments) {
            for (var word : segment) {
                if (isStored[word]) {
                    slotOf[word] = nextSlot++;
                }
            }
        }
        for (var word = 0; word < plan.words.size(); word++) {
            if (plan.words.op(word) == WordOp.SLOT) {
                slotOf[word] = (int) plan.words.k(word);
            }
        }
    }

    /** The place of a word that a table names; constants get one. */
    private int slot(int word) {
        return plan.words.isConstant(word)
            ? constants.computeIfAbsent(plan.words.k(word), _ -> nextSlot++) : slotOf[word];
    }

    // ---- what reads what

    private void consumers() {
        for (var word = 0; word < plan.words.size(); word++) {
            var segment = cut.segmentOf[word];
            if (segment < 0) {
                continue;
            }
            for (var i = 0; i < plan.operands(word); i++) {
                var operand = plan.operand(word, i);
                if (cut.segmentOf[operand] != segment && slotOf[operand] >= 0) {
                    onState.add(slotOf[operand], flag(segment));
                }
            }
            if (plan.words.op(word) == WordOp.LOAD) {
                onStores.add((int) plan.words.k(word), flag(segment));
            }
        }
    }

    private Shown shown() {
        var pins = new IntList();
        var from = new IntList();
        var start = new IntList();
        for (var i = 0; i < plan.flat.outputs.size(); i++) {
            var words = plan.outputs.get(i);
            for (var j = 0; j < words.length; j++) {
                if (j % SHOWN_TOGETHER == 0) {
                    start.add(pins.size());
                }
                onState.add(slot(words[j]), 64 * nextFlag + start.size() - 1);
                pins.add(plan.flat.outputs.get(i).offset() + j);
                from.add(slot(words[j]));
            }
        }
        var region = region(start.size());
        start.add(pins.size());
        return new Shown(region, start.toArray(), pins.toArray(), from.toArray());
    }

    // ---- edges

    /** Registers of a clock by the segment that computes what they take. */
    private List<List<Integer>> registers(int clock) {
        var bySegment = new ArrayList<Integer>();
        for (var i = 0; i < plan.next.length; i++) {
            if (plan.next[i] >= 0 && plan.flat.registers.get(i).clock() == clock) {
                bySegment.add(i);
            }
        }
        bySegment.sort((x, y) -> Integer.compare(slotOf[plan.next[x]], slotOf[plan.next[y]]));
        var groups = new ArrayList<List<Integer>>();
        var last = -1;
        for (var register : bySegment) {
            var segment = cut.segmentOf[plan.next[register]];
            if (segment != last || groups.getLast().size() == TOGETHER) {
                groups.add(new ArrayList<>());
            }
            last = segment;
            groups.getLast().add(register);
        }
        return groups;
    }

    private Edge edge(int clock, Region commits, List<List<Integer>> groups) {
        var start = new IntList();
        var register = new IntList();
        var next = new IntList();
        for (var group : groups) {
            for (var i : group) {
                onState.add(slotOf[plan.next[i]], 64 * commits.from + start.size());
            }
            start.add(register.size());
            for (var i : group) {
                register.add(plan.flat.registers.get(i).slot());
                next.add(slotOf[plan.next[i]]);
            }
        }
        start.add(register.size());
        var enable = new IntList();
        var writeStart = new IntList();
        var write = new ArrayList<Write>();
        var writes = writes(clock, enable, writeStart, write);
        var happens = new IntList();
        var event = new IntList();
        events(plan.claims, clock, 0, happens, event);
        events(plan.covers, clock, plan.claims.size(), happens, event);
        return new Edge(commits, start.toArray(), register.toArray(), next.toArray(), writes, enable.toArray(),
            writeStart.toArray(), write.toArray(Write[]::new), region(event.size()), happens.toArray(),
            event.toArray());
    }

    /** Writes of one memory keep their order: the later port wins. */
    private Region writes(int clock, IntList enable, IntList start, List<Write> to) {
        var lists = new ArrayList<List<Write>>();
        var latest = new HashMap<Integer, Integer>();
        for (var change : plan.changes) {
            if (change.clock() != clock) {
                continue;
            }
            var group = latest.getOrDefault(change.store(), -1);
            if (group < 0 || enable.get(group) != slotOf[change.enable()]) {
                group = lists.size();
                latest.put(change.store(), group);
                lists.add(new ArrayList<>());
                enable.add(slotOf[change.enable()]);
            }
            lists.get(group).add(new Write(change.store(), slot(change.index()), slot(change.data()),
                plan.words.is(change.mask(), -1) ? -1 : slot(change.mask())));
        }
        for (var group = 0; group < lists.size(); group++) {
            onState.add(enable.get(group), 64 * nextFlag + group);
            start.add(to.size());
            to.addAll(lists.get(group));
        }
        start.add(to.size());
        return region(lists.size());
    }

    /** Claims are numbered before covers. */
    private void events(List<Flat.Event> events, int clock, int offset, IntList happens, IntList number) {
        for (var i = 0; i < events.size(); i++) {
            if (events.get(i).clock() == clock) {
                var slot = slotOf[events.get(i).word()];
                onState.add(slot, 64 * nextFlag + number.size());
                happens.add(slot);
                number.add(offset + i);
            }
        }
    }
}
