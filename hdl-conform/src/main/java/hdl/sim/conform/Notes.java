package hdl.sim.conform;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is written down while circuits are made: their text as Java, the features they use, and the parts that could be left out. */
final class Notes {
    private static final ScopedValue<Notes> CURRENT = ScopedValue.newInstance();

    private final Map<Feature, Long> features = new EnumMap<>(Feature.class);
    private final Set<Long> removable = new LinkedHashSet<>();
    private final Map<String, StringBuilder> texts = new LinkedHashMap<>();

    Notes() {
        for (var feature : Feature.values()) {
            features.put(feature, 0L);
        }
    }

    /** Runs something whose circuits are noted here. */
    <R> R during(ScopedValue.CallableOp<R, RuntimeException> work) {
        return ScopedValue.where(CURRENT, this).call(work);
    }

    static void used(Feature feature) {
        if (CURRENT.isBound()) {
            CURRENT.get().features.merge(feature, 1L, Long::sum);
        }
    }

    static void removable(long key) {
        if (CURRENT.isBound()) {
            CURRENT.get().removable.add(key);
        }
    }

    /** Adds a line to the text of a module. */
    static void line(String module, String line) {
        if (CURRENT.isBound()) {
            CURRENT.get().texts.computeIfAbsent(module, _ -> new StringBuilder()).append(line).append('\n');
        }
    }

    Map<Feature, Long> features() {
        return features;
    }

    List<Long> removable() {
        return new ArrayList<>(removable);
    }

    /** The modules, each as the Java that describes it. */
    String text() {
        var out = new StringBuilder();
        texts.forEach((module, lines) -> out.append(out.isEmpty() ? "" : "\n").append("// ").append(module).append('\n').append(lines));
        return out.toString();
    }
}
