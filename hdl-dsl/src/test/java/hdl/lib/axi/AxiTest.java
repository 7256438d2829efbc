package hdl.lib.axi;

import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Ports;
import hdl.ir.Port;
import hdl.lib.Beat;
import hdl.lib.RegisterSlice;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class AxiTest {
    record Address(long id, long addr, int len, int size, int burst, boolean lock, int cache, int prot, int qos) {}

    record WriteData(long data, int strb, boolean last) {}

    record WriteResponse(int id, int resp) {}

    record ReadData(int id, long data, int resp, boolean last) {}

    record LiteAddress(long addr, int prot) {}

    record LiteWrite(long data, int strb) {}

    record LiteRead(long data, int resp) {}

    record Bytes(long data, long keep, boolean last) {}

    private static List<Address> addresses(int count) {
        return LongStream.range(0, count)
            .mapToObj(i -> new Address(i % 16, 0x1000 + 64 * i, (int) i % 256, 3, 1, i % 5 == 0,
            (int) i % 16, (int) i % 8, (int) (i + 3) % 16)).toList();
    }

    @EachEngine void allFiveChannelsPass(Engine engine) {
        int count = 60;
        try (var dut = Simulation.of(new Axi4Slice(32, 64, 4), engine)) {
            var manager = dut.io().sAxi();
            var subordinate = dut.io().mAxi();
            var addresses = addresses(count);
            var writes = LongStream.range(0, count).mapToObj(i -> new WriteData(i << 40 | i, (int) i & 255, i % 4 == 3))
                .toList();
            var responses = LongStream.range(0, count).mapToObj(i -> new WriteResponse((int) i % 16, (int) i % 4))
                .toList();
            var reads = LongStream.range(0, count)
                .mapToObj(i -> new ReadData((int) i % 16, ~i, (int) i % 4, i % 3 == 0)).toList();
            dut.add(new StreamSource<>(dut, manager.aw(), Address.class).stall(0.3).send(addresses));
            dut.add(new StreamSource<>(dut, manager.w(), WriteData.class).stall(0.3).send(writes));
            dut.add(new StreamSource<>(dut, subordinate.b(), WriteResponse.class).stall(0.3).send(responses));
            dut.add(new StreamSource<>(dut, manager.ar(), Address.class).stall(0.3).send(addresses));
            dut.add(new StreamSource<>(dut, subordinate.r(), ReadData.class).stall(0.3).send(reads));
            var aw = dut.add(new StreamSink<>(dut, subordinate.aw(), Address.class).stall(0.3));
            var w = dut.add(new StreamSink<>(dut, subordinate.w(), WriteData.class).stall(0.3));
            var b = dut.add(new StreamSink<>(dut, manager.b(), WriteResponse.class).stall(0.3));
            var ar = dut.add(new StreamSink<>(dut, subordinate.ar(), Address.class).stall(0.3));
            var r = dut.add(new StreamSink<>(dut, manager.r(), ReadData.class).stall(0.3));
            dut.step(6 * count);
            assertThat(aw.received()).isEqualTo(addresses);
            assertThat(w.received()).isEqualTo(writes);
            assertThat(b.received()).isEqualTo(responses);
            assertThat(ar.received()).isEqualTo(addresses);
            assertThat(r.received()).isEqualTo(reads);
        }
    }

    @EachEngine void allFiveChannelsReachAnotherClock(Engine engine) {
        int count = 60;
        try (var dut = Simulation.of(new Axi4Crossing(32, 64, 4, 16), engine)) {
            dut.clock(dut.io().managerClock()).period(3_103);
            dut.clock(dut.io().subordinateClock()).period(4_000);
            var manager = dut.io().sAxi();
            var subordinate = dut.io().mAxi();
            var addresses = addresses(count);
            var writes = LongStream.range(0, count).mapToObj(i -> new WriteData(i << 40 | i, (int) i & 255, i % 4 == 3))
                .toList();
            var responses = LongStream.range(0, count).mapToObj(i -> new WriteResponse((int) i % 16, (int) i % 4))
                .toList();
            var reads = LongStream.range(0, count)
                .mapToObj(i -> new ReadData((int) i % 16, ~i, (int) i % 4, i % 3 == 0)).toList();
            dut.add(new StreamSource<>(dut, manager.aw(), Address.class).stall(0.3).send(addresses));
            dut.add(new StreamSource<>(dut, manager.w(), WriteData.class).stall(0.3).send(writes));
            dut.add(new StreamSource<>(dut, subordinate.b(), WriteResponse.class).stall(0.3).send(responses));
            dut.add(new StreamSource<>(dut, manager.ar(), Address.class).stall(0.3).send(addresses));
            dut.add(new StreamSource<>(dut, subordinate.r(), ReadData.class).stall(0.3).send(reads));
            var aw = dut.add(new StreamSink<>(dut, subordinate.aw(), Address.class).stall(0.3));
            var w = dut.add(new StreamSink<>(dut, subordinate.w(), WriteData.class).stall(0.3));
            var b = dut.add(new StreamSink<>(dut, manager.b(), WriteResponse.class).stall(0.3));
            var ar = dut.add(new StreamSink<>(dut, subordinate.ar(), Address.class).stall(0.3));
            var r = dut.add(new StreamSink<>(dut, manager.r(), ReadData.class).stall(0.3));
            dut.step(12 * count);
            assertThat(aw.received()).isEqualTo(addresses);
            assertThat(w.received()).isEqualTo(writes);
            assertThat(b.received()).isEqualTo(responses);
            assertThat(ar.received()).isEqualTo(addresses);
            assertThat(r.received()).isEqualTo(reads);
        }
    }

    @EachEngine void allFiveChannelsOfTheLiteBusPass(Engine engine) {
        int count = 40;
        try (var dut = Simulation.of(new AxiLiteSlice(12, 32), engine)) {
            var manager = dut.io().sAxi();
            var subordinate = dut.io().mAxi();
            var addresses = LongStream.range(0, count).mapToObj(i -> new LiteAddress(4 * i, (int) i % 8)).toList();
            var writes = LongStream.range(0, count).mapToObj(i -> new LiteWrite(i * 0x01010101L, (int) i % 16))
                .toList();
            var reads = LongStream.range(0, count).mapToObj(i -> new LiteRead(i ^ 0xFFFF_FFFFL, (int) i % 4)).toList();
            var responses = LongStream.range(0, count).map(i -> i % 4).boxed().toList();
            dut.add(new StreamSource<>(dut, manager.aw(), LiteAddress.class).send(addresses));
            dut.add(new StreamSource<>(dut, manager.w(), LiteWrite.class).send(writes));
            dut.add(new StreamSource<>(dut, subordinate.b(), Long.class).send(responses));
            dut.add(new StreamSource<>(dut, manager.ar(), LiteAddress.class).send(addresses));
            dut.add(new StreamSource<>(dut, subordinate.r(), LiteRead.class).send(reads));
            var aw = dut.add(new StreamSink<>(dut, subordinate.aw(), LiteAddress.class).stall(0.3));
            var w = dut.add(new StreamSink<>(dut, subordinate.w(), LiteWrite.class).stall(0.3));
            var b = dut.add(new StreamSink<>(dut, manager.b(), Long.class).stall(0.3));
            var ar = dut.add(new StreamSink<>(dut, subordinate.ar(), LiteAddress.class).stall(0.3));
            var r = dut.add(new StreamSink<>(dut, manager.r(), LiteRead.class).stall(0.3));
            dut.step(6 * count);
            assertThat(aw.received()).isEqualTo(addresses);
            assertThat(w.received()).isEqualTo(writes);
            assertThat(b.received()).isEqualTo(responses);
            assertThat(ar.received()).isEqualTo(addresses);
            assertThat(r.received()).isEqualTo(reads);
        }
    }

    @EachEngine void allFiveChannelsOfTheLiteBusReachAnotherClock(Engine engine) {
        int count = 40;
        try (var dut = Simulation.of(new AxiLiteCrossing(12, 32), engine)) {
            dut.clock(dut.io().managerClock()).period(4_000);
            dut.clock(dut.io().subordinateClock()).period(3_103);
            var manager = dut.io().sAxi();
            var subordinate = dut.io().mAxi();
            var addresses = LongStream.range(0, count).mapToObj(i -> new LiteAddress(4 * i, (int) i % 8)).toList();
            var writes = LongStream.range(0, count).mapToObj(i -> new LiteWrite(i * 0x01010101L, (int) i % 16))
                .toList();
            var reads = LongStream.range(0, count).mapToObj(i -> new LiteRead(i ^ 0xFFFF_FFFFL, (int) i % 4)).toList();
            var responses = LongStream.range(0, count).map(i -> i % 4).boxed().toList();
            dut.add(new StreamSource<>(dut, manager.aw(), LiteAddress.class).send(addresses));
            dut.add(new StreamSource<>(dut, manager.w(), LiteWrite.class).send(writes));
            dut.add(new StreamSource<>(dut, subordinate.b(), Long.class).send(responses));
            dut.add(new StreamSource<>(dut, manager.ar(), LiteAddress.class).send(addresses));
            dut.add(new StreamSource<>(dut, subordinate.r(), LiteRead.class).send(reads));
            var aw = dut.add(new StreamSink<>(dut, subordinate.aw(), LiteAddress.class).stall(0.3));
            var w = dut.add(new StreamSink<>(dut, subordinate.w(), LiteWrite.class).stall(0.3));
            var b = dut.add(new StreamSink<>(dut, manager.b(), Long.class).stall(0.3));
            var ar = dut.add(new StreamSink<>(dut, subordinate.ar(), LiteAddress.class).stall(0.3));
            var r = dut.add(new StreamSink<>(dut, manager.r(), LiteRead.class).stall(0.3));
            dut.step(24 * count);
            assertThat(aw.received()).isEqualTo(addresses);
            assertThat(w.received()).isEqualTo(writes);
            assertThat(b.received()).isEqualTo(responses);
            assertThat(ar.received()).isEqualTo(addresses);
            assertThat(r.received()).isEqualTo(reads);
        }
    }

    /** A slice between two AXI streams, one of them with tuser. */
    record Bridge() implements Circuit<Bridge.Io> {
        record Io(AxiStream sAxis, AxiStream mAxis) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(AxiStream.of(8)), p.out(AxiStream.of(8, 1)));
        }

        @Override public void body(Io io) {
            var slice = instance(new RegisterSlice<>(Beat.of(8)));
            link(slice.in(), io.sAxis.asStream());
            link(io.mAxis.asStream(), slice.out());
            io.mAxis.tuser().orElseThrow().set(0);
        }
    }

    @Test void portsHaveTheNamesAndDirectionsOfTheBus() {
        var ports = Design.of(new Bridge()).top().ports().stream().filter(port -> port.role() == Port.Role.DATA)
            .map(port -> (port.isInput() ? "in " : "out ") + port.name()).toList();
        assertThat(ports).containsExactly("in s_axis_tvalid", "out s_axis_tready", "in s_axis_tdata", "in s_axis_tkeep",
            "in s_axis_tlast", "out m_axis_tvalid", "in m_axis_tready", "out m_axis_tdata", "out m_axis_tkeep",
            "out m_axis_tlast", "out m_axis_tuser");
    }

    @Test void anAxiStreamIsAStreamOfBeats() {
        try (var dut = Simulation.of(new Bridge())) {
            var sent = LongStream.range(0, 50).mapToObj(i -> new Bytes(i * 77, 255, i % 4 == 0)).toList();
            dut.add(new StreamSource<>(dut, dut.io().sAxis().asStream(), Bytes.class).stall(0.3).send(sent));
            var sink = dut.add(new StreamSink<>(dut, dut.io().mAxis().asStream(), Bytes.class).stall(0.3));
            dut.step(300);
            assertThat(sink.received()).isEqualTo(sent);
        }
    }

    @Test void widthsThatTheBusDoesNotHaveAreRefused() {
        assertThatThrownBy(() -> Axi4.of(32, 48, 4)).hasMessageContaining(
            "Axi4 of 48 data bits: AXI4 has a power of two from 8 to 1024");
        assertThatThrownBy(() -> AxiLite.of(12, 128)).hasMessageContaining(
            "AxiLite of 128 data bits: AXI4-Lite has 32 or 64");
    }
}
