package hdl;

/**
 * Where the result of one call goes within its method.
 *
 * @param name the variable or field, "" unless the kind is {@link Kind#NAMED}
 * @param collection whether it is one of several values that share the name
 */
record Destination(Kind kind, String name, boolean collection) {
    enum Kind { NAMED, RETURNED, DROPPED, ANONYMOUS }

    static final Destination ANONYMOUS = new Destination(Kind.ANONYMOUS, "", false);

    /** The statement ends with the call. */
    static final Destination DROPPED = new Destination(Kind.DROPPED, "", false);

    static Destination named(String name, boolean collection) {
        return name.isEmpty() ? ANONYMOUS : new Destination(Kind.NAMED, name, collection);
    }

    static Destination returned(boolean collection) {
        return new Destination(Kind.RETURNED, "", collection);
    }
}
