package hdl.pass;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Port;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random decisions, each on an input of its own, tried with every combination of the inputs. */
class LatchesRandomTest {
    private static final int CONDITIONS = 6;
    private static final Pattern WHEN = Pattern.compile("'c(\\d)' is ([01])");

    private final Sketch sketch = new Sketch("Random");
    private final List<Port> conditions = new ArrayList<>();
    private final List<Port> targets = List.of(sketch.out("y", 1, null), sketch.out("z", 1, null));

    static List<Long> seeds() {
        return new Random(20261121).longs(400).boxed().toList();
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aLatchIsReportedWhenSomeInputsLeaveTheValueUndriven(long seed) {
        var body = statements(new Random(seed), 3);
        body.forEach(sketch.builder::add);
        var latches = Drivers.check(sketch.done()).stream().filter(problem -> problem.code().equals("HDL204"))
            .map(problem -> problem.text()).toList();
        for (var target : targets) {
            var reported = latches.stream().filter(text -> text.startsWith("'" + target.name() + "'")).toList();
            boolean undriven = false;
            for (int inputs = 0; inputs < 1 << conditions.size(); inputs++) {
                undriven |= !drives(body, target, inputs);
            }
            assertThat(!reported.isEmpty()).isEqualTo(mentions(body, target) && undriven);
            if (!reported.isEmpty() && !reported.getFirst().contains("and so on")) {
                assertNamedInputsLeaveItUndriven(body, target, reported.getFirst());
            }
        }
    }

    private void assertNamedInputsLeaveItUndriven(List<Stmt> body, Port target, String text) {
        Map<Integer, Integer> fixed = new HashMap<>();
        WHEN.matcher(text).results().forEach(match ->
            fixed.put(Integer.valueOf(match.group(1)), Integer.valueOf(match.group(2))));
        for (int inputs = 0; inputs < 1 << conditions.size(); inputs++) {
            int values = inputs;
            if (fixed.entrySet().stream().allMatch(entry -> (values >> entry.getKey() & 1) == entry.getValue())) {
                assertThat(drives(body, target, inputs)).as(text).isFalse();
            }
        }
    }

    private List<Stmt> statements(Random random, int depth) {
        var list = new ArrayList<Stmt>();
        int count = random.nextInt(depth == 3 ? 1 : 0, 3);
        for (int i = 0; i < count; i++) {
            if (depth > 0 && conditions.size() < CONDITIONS && random.nextInt(5) > 0) {
                var condition = sketch.in("c" + conditions.size(), 1, null);
                conditions.add(condition);
                list.add(new Stmt.Branch(condition.ref(), statements(random, depth - 1), statements(random, depth - 1),
                    sketch.site()));
            } else if (depth < 3) {
                list.add(new Stmt.Assign(targets.get(random.nextInt(2)), sketch.lit(i, 1), sketch.site()));
            }
        }
        return list;
    }

    private static boolean mentions(List<Stmt> list, Port target) {
        return list.stream().anyMatch(statement -> statement instanceof Stmt.Branch branch
            ? mentions(branch.then(), target) || mentions(branch.otherwise(), target)
            : ((Stmt.Assign) statement).target() == target);
    }

    private boolean drives(List<Stmt> list, Port target, int inputs) {
        return list.stream().anyMatch(statement -> {
            if (!(statement instanceof Stmt.Branch branch)) {
                return ((Stmt.Assign) statement).target() == target;
            }
            int number = conditions.indexOf(branch.condition().storage());
            return drives((inputs >> number & 1) == 1 ? branch.then() : branch.otherwise(), target, inputs);
        });
    }
}
