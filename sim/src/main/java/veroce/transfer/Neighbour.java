package veroce.transfer;

import java.util.List;
import veroce.report.Row;

/** Who uses the same two endpoints and wires as a transfer, on queue pairs of its own. */
public interface Neighbour {
    /** Takes completions and goes on; time passes between two turns. */
    void turn();

    /** As {@link #turn}, but nothing new is begun; true when all has ended and everything held. */
    boolean end();

    /** What it came to. */
    List<Row> rows();

    /** Nobody. */
    Neighbour NONE = new Neighbour() {
        @Override public void turn() {}

        @Override public boolean end() {
            return true;
        }

        @Override public List<Row> rows() {
            return List.of();
        }
    };
}
