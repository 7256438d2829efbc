package veroce.cli;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import veroce.VeroceException;

/** Values on the command line: with a unit, or with a range. */
final class Quantity {
    private static final Map<String, Long> PICOSECONDS = Map.of("ps", 1L, "ns", 1_000L, "us", 1_000_000L, "ms",
        1_000_000_000L, "s", 1_000_000_000_000L);

    private Quantity() {
    }

    /** Refuses a value outside of a range. */
    static void within(String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw VeroceException.usage(option + " " + value + ": use "
                + (most == Integer.MAX_VALUE ? "at least " + least : least + " to " + most));
        }
    }

    /** Refuses a value that is too small. */
    static void atLeast(int least, String option, int value) {
        within(option, value, least, Integer.MAX_VALUE);
    }

    /** Refuses a list of nothing, as a lone comma gives it. */
    static void some(String option, String what, List<?> values, String example) {
        if (values.isEmpty()) {
            throw VeroceException.usage(option + " names no " + what + "; write one or several, such as " + example);
        }
    }

    /** A time: 10us, 1.5ms. Gives picoseconds. */
    static final class OfTime implements ITypeConverter<Long> {
        @Override public Long convert(String text) {
            int unit = 0;
            while (unit < text.length() && (Character.isDigit(text.charAt(unit)) || text.charAt(unit) == '.')) {
                unit++;
            }
            var scale = PICOSECONDS.get(text.substring(unit));
            if (scale == null || unit == 0) {
                throw new TypeConversionException("'" + text + "' is not a time; write 10us, 500ns or 1.5ms");
            }
            try {
                return new BigDecimal(text.substring(0, unit)).multiply(BigDecimal.valueOf(scale)).longValueExact();
            } catch (ArithmeticException | NumberFormatException e) {
                throw new TypeConversionException("'" + text + "' is not a whole number of picoseconds");
            }
        }
    }

    /** A share: 1%, 0.01. */
    static final class OfShare implements ITypeConverter<Double> {
        @Override public Double convert(String text) {
            try {
                return text.endsWith("%") ? new BigDecimal(text.substring(0, text.length() - 1)).movePointLeft(2)
                    .doubleValue() : new BigDecimal(text).doubleValue();
            } catch (NumberFormatException e) {
                throw new TypeConversionException("'" + text + "' is not a share; write 1% or 0.01");
            }
        }
    }
}
