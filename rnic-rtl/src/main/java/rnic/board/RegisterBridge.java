package rnic.board;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.axi.Axi4;
import hdl.lib.axi.AxiLite;
import java.util.Collections;

/**
 * Takes the wide bus of a PCIe bridge to the 32-bit registers, one access at a time. A write reaches each word that has
 * a strobe, in the order of addresses. A read of up to four bytes reads one word; a wider one reads every word of the
 * beat, since AXI4 does not say which bytes are wanted; so registers may have no side effect of a read. Bursts are
 * incrementing ones. What lies behind the registers answers with a decode error.
 *
 * @param addressBits  of the wide bus
 * @param dataBits     of the wide bus
 * @param idBits       of the wide bus
 * @param registerBits of the addresses of the registers, at most {@code addressBits}
 */
@Doc("Takes the wide bus of a PCIe bridge to 32-bit registers, one access at a time.")
public record RegisterBridge(int addressBits, int dataBits, int idBits, int registerBits)
    implements Circuit<RegisterBridge.Io> {
    private static final int WORD = 32;
    private static final int OKAY = 0;
    private static final int DECODE_ERROR = 3;

    /** Where the access is: each beat goes through its words. */
    enum Step { IDLE, BEAT, WRITE, WRITTEN, ANSWER, READ, FETCHED, SHOW }

    public record Io(@Doc("from the PCIe bridge") Axi4 sAxi, @Doc("to the registers") AxiLite mAxi)
        implements Bundle<Io> {}

    public RegisterBridge {
        if (registerBits > addressBits || registerBits < log2Ceil(dataBits / 8) || dataBits <= WORD) {
            throw new IllegalArgumentException("RegisterBridge with " + registerBits + " of " + addressBits
                + " address bits and " + dataBits + " data bits: it takes so many at most and more than " + WORD);
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Axi4.of(addressBits, dataBits, idBits)), p.out(AxiLite.of(registerBits, WORD)));
    }

    @Override public void body(Io io) {
        new Body(io);
    }

    /** What both directions share. */
    private final class Body {
        private final Io io;
        private final Machine<Step> step = machine(Step.IDLE);
        private final UInt id = reg(uint(idBits)).named("id");
        private final UInt address = reg(uint(addressBits)).named("address");    // of the beat
        private final UInt place = reg(uint(addressBits)).named("place");        // of the word
        private final UInt size = reg(uint(3)).named("size");
        private final UInt left = reg(uint(8)).named("left");                    // beats to read behind this one
        private final UInt data = reg(uint(dataBits)).named("data");             // the word in turn is the lowest one
        private final UInt strobes = reg(uint(dataBits / 8)).named("strobes");
        private final Bool last = reg(bool()).named("last");
        private final UInt response = reg(uint(2)).named("response");
        private final Bool inside;

        Body(Io io) {
            this.io = io;
            inside = registerBits == addressBits ? lit(true) : place.top(addressBits - registerBits).any().not();
            var axi = io.sAxi;
            ignore(axi.awlen(), axi.awburst(), axi.awlock(), axi.awcache(), axi.awprot(), axi.awqos(), axi.arburst(),
                axi.arlock(), axi.arcache(), axi.arprot(), axi.arqos());
            step.in(Step.IDLE, this::begin);
            write(axi);
            read(axi);
        }

        private void begin() {
            var axi = io.sAxi;
            response.next(OKAY);
            when(axi.awvalid(), () -> {
                id.next(axi.awid());
                address.next(axi.awaddr());
                size.next(axi.awsize());
                step.go(Step.BEAT);
            }).elseWhen(axi.arvalid(), () -> {
                id.next(axi.arid());
                address.next(axi.araddr());
                size.next(axi.arsize());
                left.next(axi.arlen());
                firstWord(axi.araddr(), axi.arsize());
                step.go(Step.READ);
            });
        }

        private void write(Axi4 axi) {
            var lite = io.mAxi;
            var wanted = strobes.trunc(WORD / 8).any();
            var addressed = reg(bool()).named("addressed").init(0);
            var handed = reg(bool()).named("handed").init(0);
            var access = step.is(Step.WRITE).and(wanted).and(inside);
            var both = addressed.or(lite.awready()).and(handed.or(lite.wready()));
            axi.awready().set(step.is(Step.IDLE));
            axi.wready().set(step.is(Step.BEAT));
            axi.bvalid().set(step.is(Step.ANSWER));
            axi.bid().set(id);
            axi.bresp().set(response);
            lite.awvalid().set(access.and(addressed.not()));
            lite.awaddr().set(place.trunc(registerBits));
            lite.awprot().set(lit(0, 3));
            lite.wvalid().set(access.and(handed.not()));
            lite.wdata().set(data.trunc(WORD));
            lite.wstrb().set(strobes.trunc(WORD / 8));
            lite.bready().set(step.is(Step.WRITTEN));
            step.in(Step.BEAT, () -> {
                data.next(axi.wdata());
                strobes.next(axi.wstrb());
                last.next(axi.wlast());
                place.next(aligned(address));
                when(axi.wvalid(), () -> {
                    nextBeat();
                    step.go(Step.WRITE);
                });
            }).in(Step.WRITE, () -> {
                addressed.next(access.and(addressed.or(lite.awready())).and(both.not()));
                handed.next(access.and(handed.or(lite.wready())).and(both.not()));
                when(access, () -> when(both, () -> step.go(Step.WRITTEN)))
                    .elseWhen(strobes.any(), () -> {
                        when(wanted, () -> response.next(DECODE_ERROR));
                        nextWord(lit(0, WORD));
                    }).elseWhen(last, () -> step.go(Step.ANSWER)).otherwise(() -> step.go(Step.BEAT));
            }).in(Step.WRITTEN, () -> when(lite.bvalid(), () -> {
                response.next(response.or(lite.bresp()));
                nextWord(lit(0, WORD));
                step.go(Step.WRITE);
            })).in(Step.ANSWER, () -> when(axi.bready(), () -> step.go(Step.IDLE)));
        }

        private void read(Axi4 axi) {
            var lite = io.mAxi;
            var single = size.lt(log2Ceil(WORD / 8) + 1);
            var full = place.bits(log2Ceil(dataBits / 8) - 1, 2).all();          // the last word of the beat
            axi.arready().set(step.is(Step.IDLE).and(axi.awvalid().not()));
            axi.rvalid().set(step.is(Step.SHOW));
            axi.rid().set(id);
            axi.rdata().set(data);
            axi.rresp().set(response);
            axi.rlast().set(left.eq(0));
            lite.arvalid().set(step.is(Step.READ).and(inside));
            lite.araddr().set(place.trunc(registerBits));
            lite.arprot().set(lit(0, 3));
            lite.rready().set(step.is(Step.FETCHED));
            step.in(Step.READ, () -> when(inside, () -> when(lite.arready(), () -> step.go(Step.FETCHED)))
                .otherwise(() -> {
                    response.next(DECODE_ERROR);
                    nextWord(lit(0, WORD));
                    when(single, () -> data.next(0));
                    when(single.or(full), () -> {
                        nextBeat();
                        step.go(Step.SHOW);
                    });
                })).in(Step.FETCHED, () -> when(lite.rvalid(), () -> {
                    response.next(response.or(lite.rresp()));
                    nextWord(lite.rdata());
                    // Whichever lane the word is taken from.
                    when(single, () -> data.next(cat(Collections.nCopies(dataBits / WORD, lite.rdata()))));
                    step.go(Step.READ);
                    when(single.or(full), () -> {
                        nextBeat();
                        step.go(Step.SHOW);
                    });
                })).in(Step.SHOW, () -> when(axi.rready(), () -> {
                    response.next(OKAY);
                    left.next(left.minus(1));
                    firstWord(address, size);
                    step.go(Step.READ);
                    when(left.eq(0), () -> step.go(Step.IDLE));
                }));
        }

        private void nextWord(UInt from) {
            place.next(place.plus(WORD / 8));
            data.next(cat(from, data.bits(dataBits - 1, WORD)));
            strobes.next(cat(lit(0, WORD / 8), strobes.bits(dataBits / 8 - 1, WORD / 8)));
        }

        private void firstWord(UInt of, UInt bytes) {
            place.next(mux(bytes.lt(log2Ceil(WORD / 8) + 1), cat(of.bits(addressBits - 1, 2), lit(0, 2)),
                aligned(of)));
        }

        private void nextBeat() {
            address.next(address.plus(oneHot(size, 8).zext(addressBits)));       // only its higher bits are used
        }

        private UInt aligned(UInt of) {
            int bits = log2Ceil(dataBits / 8);
            return cat(of.bits(addressBits - 1, bits), lit(0, bits));
        }
    }
}
