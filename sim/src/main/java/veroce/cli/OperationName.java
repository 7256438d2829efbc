package veroce.cli;

import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import veroce.endpoint.Operation;
import veroce.transfer.TransferSettings;

/** Operations by their names: write, read, compare-swap. */
final class OperationName implements ITypeConverter<Operation>, Iterable<String> {
    private static final List<String> NAMES = Stream.of(Operation.values()).map(TransferSettings::name).toList();

    @Override public Operation convert(String name) {
        int index = NAMES.indexOf(name);
        if (index < 0) {
            throw new TypeConversionException("'" + name + "' is no operation: use " + String.join(", ", NAMES));
        }
        return Operation.values()[index];
    }

    @Override public Iterator<String> iterator() {
        return NAMES.iterator();
    }
}
