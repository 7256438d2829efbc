package hdl;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** The file of one class, read when its first call site is met; each method is taken apart when it is asked for. */
final class ClassCode {
    private final ClassModel model;
    private final ConcurrentMap<CallKey, MethodCode> methods = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, Optional<String>> descriptors = new ConcurrentHashMap<>();

    private ClassCode(ClassModel model) {
        this.model = model;
    }

    /** Reads the file next to which a class was loaded; classes made at run time have none. */
    static ClassCode of(Class<?> type) {
        try {
            var bytes = ClassBytes.of(type);
            return new ClassCode(bytes == null ? null : ClassFile.of().parse(bytes));
        } catch (IOException | IllegalArgumentException unreadable) {
            return new ClassCode(null);                  // names degrade, nothing breaks
        }
    }

    boolean isReadable() {
        return model != null;
    }

    /** Whether no method says what its variables are called; with {@code -g} every method but an empty one does. */
    boolean isWithoutVariables() {
        boolean any = false;
        for (var method : model == null ? List.<MethodModel>of() : model.methods()) {
            var code = method.findAttribute(Attributes.code());
            if (code.isPresent() && code.get().findAttribute(Attributes.localVariableTable()).isPresent()) {
                return false;
            }
            any |= code.isPresent();
        }
        return any;
    }

    /** Descriptor of the only method of a name; null when there are several, or none. */
    String descriptor(String name) {
        return model == null ? null : descriptors.computeIfAbsent(name, this::find).orElse(null);
    }

    private Optional<String> find(String name) {
        String only = null;
        for (var method : model.methods()) {
            if (method.methodName().equalsString(name)) {
                if (only != null) {
                    return Optional.empty();
                }
                only = method.methodType().stringValue();
            }
        }
        return Optional.ofNullable(only);
    }

    /** A method's code, or null when the file has no such method. */
    MethodCode method(String name, String descriptor) {
        var key = new CallKey(name, descriptor, 0);
        var known = methods.get(key);
        if (known != null) {
            return known;
        }
        for (var method : model.methods()) {
            if (method.methodName().equalsString(name) && method.methodType().equalsString(descriptor)) {
                var made = MethodCode.of(method, model.constantPool());
                if (made != null) {
                    methods.put(key, made);
                }
                return made;
            }
        }
        return null;
    }
}
