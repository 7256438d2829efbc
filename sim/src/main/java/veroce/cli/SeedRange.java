package veroce.cli;

import java.util.List;
import java.util.stream.LongStream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Seeds on the command line: {@code 3} stands for 1 to 3, {@code 4..6} for 4 to 6. */
record SeedRange(long first, long last) {
    private static final int MOST = 10_000;

    List<Long> list() {
        return LongStream.rangeClosed(first, last).boxed().toList();
    }

    /** For picocli. */
    static final class Converter implements ITypeConverter<SeedRange> {
        @Override public SeedRange convert(String text) {
            int dots = text.indexOf("..");
            try {
                long first = dots < 0 ? 1 : Long.parseLong(text.substring(0, dots));
                long last = Long.parseLong(text.substring(dots < 0 ? 0 : dots + 2));
                if (last < first || last - first >= MOST) {
                    throw new TypeConversionException("'" + text + "' are no seeds: there must be at least 1 and at"
                        + " most " + MOST + " of them");
                }
                return new SeedRange(first, last);
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'" + text + "' are no seeds; write 3 for 1 to 3, or 4..6");
            }
        }
    }
}
