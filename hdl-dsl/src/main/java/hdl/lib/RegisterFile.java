package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;
import java.util.List;

/**
 * A small memory with any number of read and write ports, all of them in every cycle. Reads are combinational and see
 * the writes of earlier cycles; of several writes to one word in a cycle the one of the highest port stays. Words are 0
 * when the device starts, and a reset leaves them. Nothing stalls.
 *
 * <p>Costs a LUTRAM for each pair of a read and a write port, and one for each pair of write ports, whose banks are
 * added without carries: so no table says which port wrote a word last. Up to some hundred words.
 *
 * @param depth  words, at least 2
 * @param reads  read ports, at least 1
 * @param writes write ports, at least 1
 */
@Doc("A small memory with any number of read and write ports.")
public record RegisterFile<T extends Data<T>>(Shape<T> word, int depth, int reads, int writes)
    implements Circuit<RegisterFile.Io<T>> {
    /** A word and its new value. */
    public record Write<T extends Data<T>>(UInt address, T word) implements Bundle<Write<T>> {
        public static <T extends Data<T>> Shape<Write<T>> of(Shape<T> word, int depth) {
            return bundle(f -> new Write<>(f.of(uint(indexWidth(depth))), f.of(word)));
        }
    }

    public record Io<T extends Data<T>>(
        @Doc("words that are written at the end of this cycle") Vec<Valid<Write<T>>> write,
        @Doc("which word each read port shows") Vec<UInt> address,
        @Doc("the words, in the same cycle") Vec<T> word
    ) implements Bundle<Io<T>> {}

    public RegisterFile {
        if (depth < 2 || reads < 1 || writes < 1) {
            throw HdlException.refused("RegisterFile of " + depth + " words with " + reads + " read and "
                + writes + " write ports: it has at least 2 words, and 1 port of each kind");
        }
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(vec(Valid.of(Write.of(word, depth)), writes)), p.in(vec(uint(indexWidth(depth)), reads)),
            p.out(vec(word, reads)));
    }

    @Override public void body(Io<T> io) {
        List<Memory<UInt>> banks = new ArrayList<>();        // a word is the sum without carries of all banks
        for (int i = 0; i < writes; i++) {
            banks.add(memory(uint(word.width()), depth).named(writes == 1 ? "words" : "words_" + i).style(LUTRAM)
                .zeroed());
        }
        for (int i = 0; i < writes; i++) {
            var write = io.write.at(i);
            var address = write.value().address();
            var enable = write.valid();
            for (int later = i + 1; later < writes; later++) {
                var other = io.write.at(later);
                enable = enable.and(other.valid().and(other.value().address().eq(address)).not());
            }
            var bank = banks.get(i);
            var others = new ArrayList<>(banks);
            others.remove(bank);
            var word = cat(write.value().word());
            var value = others.isEmpty() ? word : word.xor(sum(others, address)).named("value_" + i);
            when(enable.named("writes_" + i), () -> bank.write(address, value));
        }
        for (int r = 0; r < reads; r++) {
            io.word.at(r).set(sum(banks, io.address.at(r)).as(word));
        }
    }

    private UInt sum(List<Memory<UInt>> banks, UInt address) {
        var sum = banks.getFirst().peek(address);
        for (var bank : banks.subList(1, banks.size())) {
            sum = sum.xor(bank.peek(address));
        }
        return sum;
    }
}
