package veroce.synth;

import hdl.Design;
import hdl.emit.Style;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import veroce.VeroceException;
import veroce.delivery.Block;

/** The blocks that {@code ./veroce synth} knows by name, in the order of its table. */
public record SynthBlocks(List<SynthBlock> blocks) {
    /** The blocks of the NIC, and the NIC: there a block's longest stretch is nothing to the others. */
    public static final SynthBlocks SHIPPED = new SynthBlocks(
        Stream.concat(Block.ALL.stream().map(block -> shipped(block, Mapper.ABC)),
            Block.WHOLE.stream().map(block -> shipped(block, Mapper.ABC_REQUIRED))).toList());

    public SynthBlocks {
        blocks = List.copyOf(blocks);
    }

    private static SynthBlock shipped(Block block, Mapper mapper) {
        return new SynthBlock(block.name(), block.description(), block.top(),
            folder -> block.verilog(Style.GOLDEN).writeTo(folder), () -> UltraTable.of(Design.of(block.circuit())),
            mapper);
    }

    /** The block of this name, or every block for {@code all}; any other name is the user's mistake. */
    public List<SynthBlock> find(String name) {
        if (name.equals("all")) {
            return blocks;
        }
        var names = new ArrayList<String>();
        for (var block : blocks) {
            if (block.name().equals(name)) {
                return List.of(block);
            }
            names.add(block.name());
        }
        names.add("all");
        throw VeroceException.usage("there is no block '" + name + "'; the blocks are: " + String.join(", ", names));
    }
}
