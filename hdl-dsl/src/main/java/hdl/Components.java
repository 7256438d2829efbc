package hdl;

/** Which component of a record an argument of its constructor becomes. */
final class Components {
    private Components() {
    }

    /**
     * The component's name, "" when the class is no record, or the constructor not the canonical one.
     *
     * @param owner the class as an instruction names it, {@code hdl/lib/Beat}
     * @param descriptor of the constructor
     * @param above slots of the arguments behind this one
     */
    static String name(ClassLoader loader, String owner, String descriptor, int above) {
        var type = load(loader, owner);
        if (type == null || !type.isRecord()) {
            return "";
        }
        var parts = type.getRecordComponents();
        var canonical = new StringBuilder("(");
        for (var part : parts) {
            canonical.append(part.getType().descriptorString());
        }
        if (!descriptor.contentEquals(canonical.append(")V"))) {
            return "";
        }
        int slots = 0;
        for (int i = parts.length - 1; i >= 0; i--) {
            if (slots == above) {
                return parts[i].getName();
            }
            slots += parts[i].getType() == long.class || parts[i].getType() == double.class ? 2 : 1;
        }
        return "";
    }

    private static Class<?> load(ClassLoader loader, String owner) {
        try {
            return Class.forName(owner.replace('/', '.'), false, loader);
        } catch (ClassNotFoundException | LinkageError unknown) {
            return null;                                 // names degrade, nothing breaks
        }
    }
}
