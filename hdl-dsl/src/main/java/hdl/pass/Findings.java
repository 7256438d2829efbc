package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Problem;
import hdl.ir.Site;
import java.util.ArrayList;
import java.util.List;

/** The mistakes one pass has found so far. */
final class Findings {
    private final ModuleDef module;
    private final List<Problem> problems = new ArrayList<>();

    Findings(ModuleDef module) {
        this.module = module;
    }

    void error(Site site, String code, String text, Problem.Further... further) {
        problems.add(Problem.error(site, code, text, further));
    }

    void warning(Site site, String code, String text) {
        problems.add(Problem.warning(site, code, text));
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    /** The circuit's own file first, then its helpers; within a line in the order found. */
    List<Problem> inSourceOrder() {
        problems.sort(this::compare);
        return List.copyOf(problems);
    }

    private int compare(Problem a, Problem b) {
        var own = module.source();
        int order = Boolean.compare(!a.site().file().equals(own), !b.site().file().equals(own));
        order = order != 0 ? order : a.site().file().compareTo(b.site().file());
        return order != 0 ? order : Integer.compare(a.site().line(), b.site().line());
    }
}
