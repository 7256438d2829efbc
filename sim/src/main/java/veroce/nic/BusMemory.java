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
    private final BusFrames frames;

    BusMemory(HostMemory memory, BusFrames frames, int bytes) {
        this.memory = memory;
        this.frames = frames;
        beat = new byte[bytes];
    }

    @Override public void read(long onBus, int first, long[] words) {
        long address = frames.host(onBus);
        int wanted = first;
        while (wanted < beat.length - 1 && !memory.isReadable(address + wanted)) {
            wanted++;
        }
        memory.deviceRead(address + wanted, beat, wanted, 1);
        memory.read(address, beat, 0, beat.length);
        Words.pack(beat, 0, beat.length, words);
    }

    @Override public void write(long address, long[] words, long[] strobes) {
        Words.unpack(words, beat.length, beat, 0);
        memory.deviceWrite(frames.host(address), beat, beat.length, strobes[0], strobes.length > 1 ? strobes[1] : 0);
    }
}
