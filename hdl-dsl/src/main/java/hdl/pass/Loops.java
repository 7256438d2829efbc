package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Problem;
import hdl.ir.Site;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * No value depends on itself within one cycle; followed per port, wire, field and element, and through instances
 * from pin to pin.
 */
public final class Loops {
    private final ModuleDef module;
    private final Flow flow;
    private final int[] component;
    private final Map<Integer, Site> drivenAt = new HashMap<>();

    private Loops(ModuleDef module) {
        this.module = module;
        flow = Flow.of(module);
        component = flow.graph.components();
    }

    /** HDL209, once per knot of values that depend on each other, with its shortest loop. */
    public static List<Problem> check(ModuleDef module) {
        return new Loops(module).find();
    }

    private List<Problem> find() {
        var findings = new Findings(module);
        var points = knots();
        if (!points.isEmpty()) {
            for (var driver : flow.drivers) {
                drivenAt.putIfAbsent(Flow.point(driver.assign().target()), driver.assign().site());
            }
        }
        for (var knot : points.values()) {
            report(knot, findings);
        }
        return findings.inSourceOrder();
    }

    /** The values of each component that holds a loop, in the order of their first value. */
    private Map<Integer, List<Integer>> knots() {
        var size = new int[component.length];
        for (int number : component) {
            size[number]++;
        }
        var knots = new LinkedHashMap<Integer, List<Integer>>();
        for (int point = 0; point < component.length; point++) {
            if (size[component[point]] > 1 || flow.graph.leadsTo(point, point)) {
                knots.computeIfAbsent(component[point], _ -> new ArrayList<>()).add(point);
            }
        }
        return knots;
    }

    private void report(List<Integer> knot, Findings findings) {
        var steps = new ArrayList<Problem.Further>();
        for (int point : shortestLoop(firstStorage(knot))) {
            var value = flow.value(point);
            if (value != null && (value.storage() != null || !value.label().isNone())) {
                steps.add(new Problem.Further(site(value), Wording.quoted(value)));
            }
        }
        var site = steps.getFirst().site();
        int count = steps.size();
        if (!BitLoops.exist(flow, knot)) {
            steps.add(new Problem.Further(site, "the bits do not depend on themselves, declare a vec of its bits"));
        }
        findings.error(site, "HDL209", "combinational loop through " + count + (count == 1 ? " value" : " values")
            + "; break it with reg", steps.toArray(Problem.Further[]::new));
    }

    private Site site(Node value) {
        if (value.storage() instanceof Pin pin && !pin.isInput()) {
            return pin.instance().site();
        }
        return drivenAt.getOrDefault(value.id(), value.site());
    }

    /** Expressions alone cannot form a loop: there is always a storage in it. */
    private int firstStorage(List<Integer> knot) {
        for (int point : knot) {
            var value = flow.value(point);
            if (value != null && value.storage() != null) {
                return point;
            }
        }
        throw new IllegalStateException("a loop without storage in " + module.name());
    }

    private List<Integer> shortestLoop(int start) {
        var before = new int[component.length];
        Arrays.fill(before, -1);
        var pending = new ArrayDeque<>(List.of(start));
        while (before[start] < 0) {
            int point = pending.remove();
            for (int e = 0; e < flow.graph.degree(point); e++) {
                int next = flow.graph.target(point, e);
                if (component[next] == component[start] && before[next] < 0) {
                    before[next] = point;
                    pending.add(next);
                }
            }
        }
        var loop = new ArrayList<Integer>();
        int point = start;
        do {
            loop.add(point);
            point = before[point];
        } while (point != start);
        Collections.reverse(loop.subList(1, loop.size()));
        return loop;
    }
}
