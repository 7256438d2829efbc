package hdl;

/**
 * One call in a class: the method it stands in and its byte index. Not a record: every operator makes and hashes one.
 */
final class CallKey {
    private final String method;
    private final String descriptor;
    private final int index;

    CallKey(String method, String descriptor, int index) {
        this.method = method;
        this.descriptor = descriptor;
        this.index = index;
    }

    String method() {
        return method;
    }

    String descriptor() {
        return descriptor;
    }

    int index() {
        return index;
    }

    @Override public boolean equals(Object other) {
        return other instanceof CallKey key && index == key.index && method.equals(key.method)
            && descriptor.equals(key.descriptor);
    }

    @Override public int hashCode() {
        return (method.hashCode() * 31 + descriptor.hashCode()) * 31 + index;
    }
}
