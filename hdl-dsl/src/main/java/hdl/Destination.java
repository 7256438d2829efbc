package hdl;

/**
 * Where the result of one call goes within its method.
 *
 * @param name the variable or field, and behind it the component when the result went into a record; of a result that
 *     is returned in a record the component alone; else ""
 * @param collection whether it is one of several values that share the name
 * @param component whether it went into a record, which then went there
 * @param own whether the collection is a variable of the method's own, so that another call of it fills another one
 */
record Destination(Kind kind, String name, boolean collection, boolean component, boolean own) {
    enum Kind { NAMED, RETURNED, DROPPED, ANONYMOUS }

    static final Destination ANONYMOUS = new Destination(Kind.ANONYMOUS, "", false, false, false);

    /** The statement ends with the call. */
    static final Destination DROPPED = new Destination(Kind.DROPPED, "", false, false, false);

    /** In a variable or field, or in a part of the record there: {@code component} is "" or {@code address_high}. */
    static Destination named(String name, boolean collection, String component) {
        return name.isEmpty() ? ANONYMOUS : new Destination(Kind.NAMED, component.isEmpty() ? name
            : name.equals("io") ? component : name + "_" + component, collection, !component.isEmpty(), false);
    }

    /** The same of a collection that each call of the method makes anew. */
    Destination ofOwn() {
        return new Destination(kind, name, collection, component, true);
    }

    static Destination returned(boolean collection, String component) {
        return new Destination(Kind.RETURNED, component, collection, !component.isEmpty(), false);
    }
}
