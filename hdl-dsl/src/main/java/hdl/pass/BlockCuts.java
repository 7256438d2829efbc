package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.ir.Storage;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Cuts groups of signals into blocks that a simulator may run whenever something they read changes. A block assigns
 * defaults before results, so whatever one of its signals depends on disturbs all of them for a moment. Blocks that
 * disturb each other would run for ever. Therefore no signal stands in a block with one that depends on it, not even
 * through other blocks or an instance; and the outputs of a bundle are disturbed only by the inputs of bundles that one
 * of them depends on, so that around the module, too, a ready may follow a valid.
 */
final class BlockCuts {
    private final Flow flow;
    private final List<Port> inputs;
    private final Set<Follows> known = new HashSet<>();
    /** By point of the flow: the point of the signal that is printed for it. */
    private final int[] signal;

    /** Some output of the one bundle follows some input of the other, or of the same, within a cycle. */
    private record Follows(String output, String input) {
        /** The ports of a bundle have its name in front. */
        static Follows of(Port output, Port input) {
            return new Follows(bundle(output.name()), bundle(input.name()));
        }

        private static String bundle(String name) {
            int end = name.indexOf('_');
            return end < 0 ? name : name.substring(0, end);
        }
    }

    private BlockCuts(ModuleDef module, Alias alias) {
        flow = Flow.of(module);
        inputs = module.ports().stream().filter(Port::isInput).toList();
        var paths = Paths.of(module);
        for (var output : module.ports()) {
            if (!output.isInput()) {
                inputs.stream().filter(input -> paths.connects(input, output))
                    .forEach(input -> known.add(Follows.of(output, input)));
            }
        }
        signal = new int[flow.graph.points()];
        for (int point = 0; point < signal.length; point++) {
            var storage = flow.value(point) == null ? null : flow.value(point).storage();
            while (storage != null && alias.same()[storage.id()] != storage) {
                storage = alias.same()[storage.id()];
            }
            signal[point] = storage == null ? point : Flow.point(storage);
        }
    }

    /** The groups, each in as few blocks as it can be. */
    static List<List<Storage>> of(ModuleDef module, Alias alias, List<List<Storage>> groups) {
        if (groups.stream().allMatch(group -> group.size() == 1)) {
            return groups;
        }
        var cuts = new BlockCuts(module, alias);
        if (cuts.isSafe(groups)) {
            return groups;
        }
        var blocks = new ArrayList<List<Storage>>();
        for (var group : groups) {
            blocks.add(group);
            if (group.size() > 1 && !cuts.isSafe(blocks)) {
                blocks.removeLast();
                cuts.divide(group, blocks);
            }
        }
        return blocks;
    }

    /** Each signal joins the first block of its group that it may stand in. */
    private void divide(List<Storage> group, List<List<Storage>> blocks) {
        int first = blocks.size();
        for (var target : group) {
            int at = first;
            while (at < blocks.size() && !joins(target, blocks.get(at), blocks)) {
                at++;
            }
            if (at == blocks.size()) {
                blocks.add(new ArrayList<>(List.of(target)));
            }
        }
    }

    private boolean joins(Storage target, List<Storage> block, List<List<Storage>> blocks) {
        block.add(target);
        boolean safe = isSafe(blocks);
        if (!safe) {
            block.removeLast();
        }
        return safe;
    }

    // ---- the flow, in which a block is one point

    private boolean isSafe(List<List<Storage>> blocks) {
        var point = signal.clone();
        var block = new boolean[point.length];
        for (var targets : blocks) {
            if (targets.size() > 1) {
                int one = Flow.point(targets.getFirst());
                block[one] = true;
                targets.forEach(target -> point[Flow.point(target)] = one);
            }
        }
        for (int i = 0; i < point.length; i++) {
            point[i] = point[signal[i]];
        }
        var graph = new Graph(point.length);
        for (int from = 0; from < point.length; from++) {
            for (int e = 0; e < flow.graph.degree(from); e++) {
                int to = flow.graph.target(from, e);
                if (point[from] != point[to]) {
                    graph.edge(point[from], point[to]);
                } else if (signal[from] != signal[to]) {
                    return false;
                }
            }
        }
        graph.done();
        var component = graph.components();
        return isAcyclic(component, block) && keepsPaths(graph, graph.order(component), point);
    }

    private static boolean isAcyclic(int[] component, boolean[] block) {
        var size = new int[component.length];
        for (int number : component) {
            size[number]++;
        }
        for (int point = 0; point < block.length; point++) {
            if (block[point] && size[component[point]] > 1) {
                return false;
            }
        }
        return true;
    }

    private boolean keepsPaths(Graph graph, int[] order, int[] point) {
        for (int first = 0; first < inputs.size(); first += Long.SIZE) {
            var some = inputs.subList(first, Math.min(first + Long.SIZE, inputs.size()));
            var seen = Paths.reached(graph, order, some.stream().mapToInt(input -> point[Flow.point(input)]).toArray());
            for (var output : flow.module.ports()) {
                for (int i = 0; i < some.size() && !output.isInput(); i++) {
                    if ((seen[point[Flow.point(output)]] >>> i & 1) != 0
                        && !known.contains(Follows.of(output, some.get(i)))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }
}
