package hdl.lib.csr;

/**
 * The same registers several times.
 *
 * @param offset  bytes from the start of its map to the first element
 * @param stride  bytes from one element to the next
 * @param element the registers of one element, with offsets from its start
 */
public record RegisterArray(int offset, String name, int count, int stride, String doc, RegisterMap element) {
    int bytes() {
        return (count - 1) * stride + element.span();
    }
}
