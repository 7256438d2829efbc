package veroce.memory;

/** Is told of every write of the device, in order. */
public interface WriteListener {
    void written(long address, int length);
}
