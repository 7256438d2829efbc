package hdl;

import java.util.Collection;

/** Finds what the author may have meant by a name that does not exist. */
final class Spelling {
    private static final int LISTED = 6;

    private Spelling() {
    }

    /** {@code did you mean 'control.enable'?}, or the names that there are. */
    static String remedy(String wrong, Collection<String> names) {
        var nearest = "";
        int least = Math.max(2, wrong.length() / 3) + 1;
        for (var name : names) {
            int distance = distance(wrong, name);
            if (distance < least) {
                nearest = name;
                least = distance;
            }
        }
        return nearest.isEmpty() ? listed(names) : "did you mean '" + nearest + "'?";
    }

    private static String listed(Collection<String> names) {
        var out = new StringBuilder();
        int count = 0;
        for (var name : names) {
            if (count++ < LISTED) {
                out.append(out.isEmpty() ? "there is '" : ", '").append(name).append('\'');
            }
        }
        return names.isEmpty() ? "there is none" : names.size() > LISTED
            ? out.append(" and ").append(names.size() - LISTED).append(" more").toString() : out.toString();
    }

    /** Letters to insert, to drop or to change. */
    private static int distance(String a, String b) {
        var row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(change, Math.min(row[j - 1], row[j]) + 1);
            }
        }
        return row[b.length()];
    }
}
