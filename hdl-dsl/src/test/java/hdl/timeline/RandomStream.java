package hdl.timeline;

import static hdl.Hdl.link;
import static hdl.Hdl.stage;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Hold;
import hdl.lib.Stream;
import hdl.lib.StreamPipe;
import java.util.stream.IntStream;

/** {@link RandomLogic} between two streams. */
record RandomStream(long seed, Hold hold) implements Circuit<RandomStream.Io> {
    private static final int WIDTH = RandomPipe.WIDTH;

    record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

    @Override public String moduleName() {
        return "RandomStream";
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(RandomPipe.INPUTS * WIDTH))), p.out(Stream.of(uint(WIDTH))));
    }

    @Override public void body(Io io) {
        var pipe = StreamPipe.of(io.in, uint(WIDTH), hold);
        pipe.timeline().aligned();
        var inputs = IntStream.range(0, RandomPipe.INPUTS)
            .mapToObj(i -> pipe.payload().bits(WIDTH * i + WIDTH - 1, WIDTH * i)).toList();
        link(io.out, pipe.result(stage(new RandomLogic(seed, false, true).result(inputs, RandomPipe.LATEST_INPUT))));
    }
}
