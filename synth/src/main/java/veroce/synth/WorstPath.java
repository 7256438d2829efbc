package veroce.synth;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * One of the deepest paths, for all bits that share its two names.
 *
 * @param levels  LUT levels, a multiple of an eighth
 * @param bits    how many end points of this name are as deep
 * @param cells   the primitives from start to end
 * @param through the author's names that the path passes between them
 */
@JsonPropertyOrder({"levels", "from", "to", "bits", "cells", "through"})
public record WorstPath(double levels, String from, String to, int bits, List<String> cells, List<String> through) {
    public WorstPath {
        cells = List.copyOf(cells);
        through = List.copyOf(through);
    }

    WorstPath oneMoreBit() {
        return new WorstPath(levels, from, to, bits + 1, cells, through);
    }

    /** The primitives with repetitions counted: {@code LUT6 LUT2 CARRY4*3 LUT5}. */
    @JsonIgnore public String route() {
        var text = new StringBuilder();
        for (var index = 0; index < cells.size();) {
            var next = index + 1;
            while (next < cells.size() && cells.get(next).equals(cells.get(index))) {
                next++;
            }
            text.append(text.isEmpty() ? "" : " ").append(cells.get(index));
            if (next - index > 1) {
                text.append('*').append(next - index);
            }
            index = next;
        }
        return text.isEmpty() ? "a wire" : text.toString();
    }
}
