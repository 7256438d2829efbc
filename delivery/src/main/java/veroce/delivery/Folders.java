package veroce.delivery;

import hdl.emit.Style;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Deliveries as folders beside each other, in which a module stands once: in the folder of the delivery that needs it
 * or that others are built around, and in {@code common} when several need it. Contents of memories stand in the
 * folder of each delivery, because simulators look for them where they run.
 */
public final class Folders {
    /** What several deliveries need; no delivery is called so. */
    public static final String COMMON = "common";

    /** Above every list, for whoever simulates with Verilator by himself; the engine of the language knows it. */
    static final String VERILATOR = "// Verilator: add -fno-const-bit-op-tree -fno-subst"
        + " -fno-dfg-peephole-fold-binary, or some versions compute wrong values; see generated-verilog/README.md\n";

    private final SortedMap<String, SortedMap<String, String>> folders = new TreeMap<>();

    private Folders(List<Delivery.Made> all) {
        var places = places(all);
        for (var made : all) {
            folders.put(made.delivery().name(), Collections.unmodifiableSortedMap(files(made, places, all)));
        }
        var common = new TreeMap<String, String>();
        for (var made : all) {
            made.verilog().files().forEach((name, text) -> {
                if (COMMON.equals(places.get(name))) {
                    common.put(name, text);
                }
            });
        }
        if (!common.isEmpty()) {
            common.put(COMMON + ".core", CoreFile.ofCommon(List.copyOf(common.keySet())));
            folders.put(COMMON, Collections.unmodifiableSortedMap(common));
        }
    }

    /** The folders of these deliveries; of one alone it is a folder with everything. */
    public static Folders of(List<Delivery> deliveries, Style style) {
        return new Folders(deliveries.stream().map(delivery -> delivery.made(style)).toList());
    }

    /** The files of each folder by their names. */
    public SortedMap<String, SortedMap<String, String>> files() {
        return Collections.unmodifiableSortedMap(folders);
    }

    /** The folder of each module. One name stands for one text, or tools could not read two folders together. */
    private static Map<String, String> places(List<Delivery.Made> all) {
        var texts = new HashMap<String, String>();
        var users = new TreeMap<String, List<Delivery>>();
        for (var made : all) {
            made.verilog().files().forEach((name, text) -> {
                if (name.endsWith(".v")) {
                    var known = texts.putIfAbsent(name, text);
                    var holders = users.computeIfAbsent(name, _ -> new ArrayList<>());
                    if (known != null && !known.equals(text)) {
                        throw new IllegalStateException(name + " is one text in " + holders.getFirst().name()
                            + " and another one in " + made.delivery().name() + "; one of them needs another name");
                    }
                    holders.add(made.delivery());
                }
            });
        }
        var places = new HashMap<String, String>();
        users.forEach((name, holders) -> {
            var own = holders.stream().filter(it -> it.around().filter(holders::contains).isEmpty()).toList();
            places.put(name, own.size() == 1 ? own.getFirst().name() : COMMON);
        });
        return places;
    }

    private static SortedMap<String, String> files(Delivery.Made made, Map<String, String> places,
        List<Delivery.Made> all) {
        var own = made.delivery().name();
        var files = new TreeMap<>(made.pages());
        made.verilog().files().forEach((name, text) -> {
            if (name.endsWith(".f")) {
                files.put(name, text.lines().map(file -> from(own, file, places))
                    .collect(Collectors.joining("", VERILATOR, "")));
            } else if (places.getOrDefault(name, own).equals(own)) {
                files.put(name, text);
            }
        });
        made.delivery().around().flatMap(core -> all.stream().filter(it -> it.delivery().equals(core)).findFirst())
            .ifPresent(core -> files.keySet().removeAll(core.verilog().contents().keySet()));
        files.put(made.verilog().top() + ".core", CoreFile.of(made, files.keySet(), places));
        return files;
    }

    /** A line of a file list, relative to the folder of the list. */
    private static String from(String own, String file, Map<String, String> places) {
        var place = places.getOrDefault(file, own);
        return (place.equals(own) ? "" : "../" + place + "/") + file + "\n";
    }
}
