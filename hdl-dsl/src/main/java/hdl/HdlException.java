package hdl;

import hdl.ir.Problem;
import hdl.ir.Site;
import java.util.List;

/**
 * One or more mistakes in a circuit, each with place, code and remedy. The stack trace shows the author's frames only.
 */
public final class HdlException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient List<Problem> problems;

    public HdlException(List<Problem> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
        cutToUserFrames();
    }

    HdlException(Site site, String code, String text, Problem.Further... further) {
        this(List.of(Problem.error(site, code, text, further)));
    }

    /** A mistake in a description that a class of the library was given: it stands where the author gave it. */
    public static HdlException atCaller(String code, String text) {
        var place = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(frames -> frames
            .filter(frame -> !CallerClass.hasOurOrigin(frame.getDeclaringClass())
                && frame.getDeclaringClass().getClassLoader() != null)
            .findFirst()
            .map(frame -> new Site(frame.getFileName(), frame.getLineNumber())));
        return new HdlException(place.orElse(Site.UNKNOWN), code, text);
    }

    /**
     * HDL617: parameters that a circuit of the library refuses; the text says what it takes, and may say behind a
     * semicolon what to take instead.
     */
    public static HdlException refused(String text) {
        return atCaller("HDL617", text.contains("; ") ? text : text + "; choose others");
    }

    public List<Problem> problems() {
        return problems;
    }

    private static String text(List<Problem> problems) {
        var out = new StringBuilder();
        for (var problem : problems) {
            out.append(out.isEmpty() ? "" : "\n").append(problem);
        }
        return out.toString();
    }

    private void cutToUserFrames() {
        var kept = new java.util.ArrayList<StackTraceElement>();
        for (var frame : getStackTrace()) {
            var name = frame.getClassName();
            var core = name.startsWith("hdl.") && name.indexOf('.', 4) < 0 && !name.endsWith("Test");
            if (!core && !name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("hdl.pass.")) {
                kept.add(frame);
            }
        }
        if (!kept.isEmpty()) {
            setStackTrace(kept.toArray(StackTraceElement[]::new));
        }
    }
}
