package hdl.ir;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where a module gives streams away: its own outputs and the inputs of its instances, found by the names of ports
 * ({@code in_valid} with {@code in_ready}, {@code s_axi_awvalid} with {@code s_axi_awready}).
 */
public final class StreamSinks {
    private static final String VALID = "valid";
    private static final String READY = "ready";

    private final ModuleDef module;
    private final Reach reach;
    /** What drives a storage, when one assignment outside any branch does; else null. */
    private final Map<Storage, Node> drivers = new HashMap<>();

    private StreamSinks(ModuleDef module) {
        this.module = module;
        reach = Reach.of(module);
        Walk.statements(module.body(), (stmt, depth) -> {
            if (stmt instanceof Stmt.Assign assign) {
                boolean first = !drivers.containsKey(assign.target());
                drivers.put(assign.target(), first && depth == 0 ? assign.value() : null);
            }
        });
    }

    /**
     * One stream.
     *
     * @param name what the ports begin with: {@code in}, and {@code s_axi_aw}
     * @param instance whose input it is; null for an output of the module
     * @param payload the signals that move with it
     * @param unheld nothing looks at {@code ready}: what finds no room is lost
     * @param passed it comes as it is from an instance or an input of the module: their contract is its own
     */
    public record Sink(String name, Instance instance, Storage valid, Storage ready, List<Storage> payload,
                       boolean unheld, boolean passed) {
        /** As it is called in claims: {@code out}, {@code waiting.in}. */
        @Override public String toString() {
            return instance == null ? name : instance + "." + name;
        }
    }

    /** All of a module, its own outputs first. */
    public static List<Sink> of(ModuleDef module) {
        return new StreamSinks(module).all();
    }

    private List<Sink> all() {
        var found = new ArrayList<>(sinks(null, module.ports(), Port::name,
            port -> port.role() == Port.Role.DATA && !port.isInput()));
        for (var instance : module.instances()) {
            found.addAll(sinks(instance, instance.pins(), pin -> pin.port().name(), Pin::isInput));
        }
        return found;
    }

    private <S extends Storage> List<Sink> sinks(Instance instance, List<S> all,
            java.util.function.Function<S, String> name, java.util.function.Predicate<S> isGiven) {
        var byName = new HashMap<String, S>();
        all.forEach(signal -> byName.put(name.apply(signal), signal));
        var found = new ArrayList<Sink>();
        for (var valid : all) {
            if (!isGiven.test(valid) || !name.apply(valid).endsWith(VALID)) {
                continue;
            }
            var begin = name.apply(valid).substring(0, name.apply(valid).length() - VALID.length());
            var ready = byName.get(begin + READY);
            if (ready != null && !isGiven.test(ready)) {
                var payload = all.stream().filter(signal -> signal != valid && isGiven.test(signal)
                    && belongs(name.apply(signal), begin)).<Storage>map(signal -> signal).toList();
                found.add(new Sink(begin.endsWith("_") ? begin.substring(0, begin.length() - 1) : begin, instance, valid,
                    ready, payload, instance != null && !reach.reaches(ready), isPassed(valid, ready, payload)));
            }
        }
        return found;
    }

    private boolean isPassed(Storage valid, Storage ready, List<Storage> payload) {
        var from = source(valid);
        if (from == null || !nameOf(from).endsWith(VALID)) {
            return false;
        }
        var begin = nameOf(from).substring(0, nameOf(from).length() - VALID.length());
        for (var signal : payload) {
            var of = source(signal);
            if (of == null || owner(of) != owner(from) || !belongs(nameOf(of), begin)) {
                return false;
            }
        }
        return siblings(from).anyMatch(back -> nameOf(back).equals(begin + READY) && source(back) == ready);
    }

    /** {@code in_payload_last} belongs to {@code in_}, {@code s_axi_awaddr} to {@code s_axi_aw}. */
    private static boolean belongs(String name, String begin) {
        return name.startsWith(begin)
            && (begin.endsWith("_") ? name.startsWith("payload", begin.length()) : name.indexOf('_', begin.length()) < 0);
    }

    /** The storage that a storage shows as it is, or null. */
    private Storage source(Storage storage) {
        var driver = drivers.get(storage);
        return driver != null && driver.expr() instanceof Expr.Ref(var of)
            && (of instanceof Pin || of instanceof Port) ? of : null;
    }

    private static Instance owner(Storage storage) {
        return storage instanceof Pin pin ? pin.instance() : null;
    }

    private static String nameOf(Storage storage) {
        return storage instanceof Pin pin ? pin.port().name() : ((Port) storage).name();
    }

    private Stream<? extends Storage> siblings(Storage storage) {
        return storage instanceof Pin pin ? pin.instance().pins().stream() : module.ports().stream();
    }
}
