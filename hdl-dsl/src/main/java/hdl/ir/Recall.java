package hdl.ir;

import java.util.Optional;

/**
 * A memory that operations read and, some cycles later, write at the same address. Those too close behind each other
 * read what is not yet written, and the author says what that means.
 */
public final class Recall {
    /** What holds for operations that come too soon. */
    public enum Way { UNSAID, FORWARDED, APART, STALE }

    private final TimelineDef timeline;
    private final Memory memory;
    private final Node address;
    private final ReadData data;
    private final Site site;
    private Way way = Way.UNSAID;
    private int distance;
    private String why = "";
    private Node written;
    private Node when;
    private Memory.WritePort port;
    private Site shared;

    Recall(TimelineDef timeline, Memory memory, Node address, ReadData data, Site site) {
        this.timeline = timeline;
        this.memory = memory;
        this.address = address;
        this.data = data;
        this.site = site;
    }

    public TimelineDef timeline() {
        return timeline;
    }

    public Memory memory() {
        return memory;
    }

    public Node address() {
        return address;
    }

    public ReadData data() {
        return data;
    }

    public Site site() {
        return site;
    }

    public Way way() {
        return way;
    }

    /** With {@link Way#APART}: operations on one address enter no closer than so many edges. */
    public int distance() {
        return distance;
    }

    /** With {@link Way#STALE}: the author's reason. */
    public String why() {
        return why;
    }

    /** The word that is written, or null: none. */
    public Node written() {
        return written;
    }

    /** The condition of the write besides that there is an operation. */
    public Optional<Node> when() {
        return Optional.ofNullable(when);
    }

    public Memory.WritePort port() {
        return port;
    }

    /** Where the author lets somebody else write through the same port, or null. */
    public Site shared() {
        return shared;
    }

    void shared(Site at) {
        shared = at;
    }

    void way(Way value, int edges) {
        way = value;
        distance = edges;
    }

    void stale(String reason) {
        way = Way.STALE;
        why = reason;
    }

    void written(Node word, Node condition, Memory.WritePort through) {
        written = word;
        when = condition;
        port = through;
    }
}
