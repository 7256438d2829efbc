package hdl.lib.csr;

import java.util.Locale;

/** Paths of a map as other languages write them. */
final class MapNames {
    private MapNames() {
    }

    /** {@code path[3].limit} as part of a signal's name: {@code path_3_limit}. */
    static String signal(RegisterMap.Slot slot) {
        return slot.path().replace("[", "_").replace("].", "_").replace('.', '_');
    }

    static String upper(String name) {
        return name.toUpperCase(Locale.ROOT);
    }
}
