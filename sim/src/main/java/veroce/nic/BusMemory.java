package veroce.nic;

import hdl.sim.agent.AxiTarget;
import veroce.memory.HostMemory;

/**
 * Host memory behind the bus of a NIC. Written bytes are checked one by one against what the NIC may write. A read
 * moves whole beats, so bytes beside the wanted ones come along: of a beat some byte must be readable.
 */
final class BusMemory implements AxiTarget {
    private final HostMemory memory;
    private final byte[] beat;

    BusMemory(HostMemory memory, int bytes) {
        this.memory = memory;
        beat = new byte[bytes];
    }

    @Override public void read(long address, int first, long[] words) {
        memory.deviceRead(address + first, beat, first, 1);
        memory.read(address, beat, 0, beat.length);
        Words.pack(beat, 0, beat.length, words);
    }

    @Override public void write(long address, long[] words, long[] strobes) {
        Words.unpack(words, beat.length, beat, 0);
        memory.deviceWrite(address, beat, beat.length, strobes[0], strobes.length > 1 ? strobes[1] : 0);
    }
}
