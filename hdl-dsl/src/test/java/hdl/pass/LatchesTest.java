package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Node;
import hdl.ir.Port;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LatchesTest {
    private final Sketch sketch = new Sketch("Latch");
    private final Port a = sketch.in("a", 1, null);
    private final Port b = sketch.in("b", 1, null);
    private final Port kind = sketch.in("kind", 2, null);
    private final Port y = sketch.out("y", 4, null);

    private void drive(long value) {
        sketch.assign(y, sketch.lit(value, 4));
    }

    private List<String> texts() {
        return Drivers.check(sketch.done()).stream().map(problem -> problem.text()).toList();
    }

    private static String keeps(String when) {
        return "'y' (4 bits) keeps its value when " + when + ": a latch; set it before the when, or in every branch";
    }

    @Test void bothSidesDrive() {
        sketch.when(a.ref(), () -> drive(1), () -> drive(2));
        assertThat(texts()).isEmpty();
    }

    @Test void aDefaultBeforeDrives() {
        drive(0);
        sketch.when(a.ref(), () -> sketch.when(b.ref(), () -> drive(1)));
        assertThat(texts()).isEmpty();
    }

    @Test void theShortestWayOutIsNamed() {
        sketch.when(a.ref(), () -> sketch.when(b.ref(), () -> drive(1)));
        assertThat(texts()).containsExactly(keeps("'a' is 0"));
    }

    @Test void aHoleInsideABranchIsNamedWithItsBranch() {
        sketch.when(a.ref(), () -> sketch.when(b.ref(), () -> drive(1)), () -> drive(2));
        assertThat(texts()).containsExactly(keeps("'a' is 1 and 'b' is 0"));
    }

    @Test void severalWhensAreAllOff() {
        sketch.when(a.ref(), () -> drive(1));
        sketch.when(b.ref(), () -> drive(2));
        assertThat(texts()).containsExactly(keeps("'a' is 0 and 'b' is 0"));
    }

    private void select(int arms, int driving, boolean otherwise) {
        var list = new ArrayList<Stmt.Arm>();
        for (int i = 0; i < arms; i++) {
            var body = new ArrayList<Stmt>();
            if (i < driving) {
                body.add(new Stmt.Assign(y, sketch.lit(i, 4), sketch.site()));
            }
            list.add(new Stmt.Arm(List.<Node>of(sketch.lit(i, 2)), body, sketch.site()));
        }
        var rest = otherwise ? Optional.of(List.<Stmt>of(new Stmt.Assign(y, sketch.lit(9, 4), sketch.site())))
            : Optional.<List<Stmt>>empty();
        sketch.builder.add(new Stmt.Select(kind.ref(), list, rest, false, Optional.empty(), sketch.site()));
    }

    @Test void aSelectionOfAllNumbersCoversEveryPath() {
        select(4, 4, false);
        assertThat(texts()).isEmpty();
    }

    @Test void aSelectionOfSomeNumbersDoesNot() {
        select(3, 3, false);
        assertThat(texts()).containsExactly(keeps("'kind' is none of the listed values"));
    }

    @Test void anArmThatForgetsIsNamed() {
        select(3, 2, true);
        assertThat(texts()).containsExactly(keeps("'kind' is 2"));
    }

    @Test void anAssignmentThatHidesAnotherInItsOwnBranchIsUseless() {
        drive(0);
        sketch.when(a.ref(), () -> {
            drive(1);
            drive(2);
        });
        assertThat(texts()).containsExactly("'y' (4 bits) already has a driver at Latch.java:9; join the two with mux, "
            + "or put one inside a when");
    }
}
