package hdl.emit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Where long lines are broken; a bar stands for a place where they may be. */
class LayoutTest {
    private static String of(String code) {
        var layout = new Layout(new Style(40, false));
        layout.line(2, code.replace('|', Layout.BREAK));
        return layout.toString();
    }

    @Test void aShortLineStaysWhole() {
        assertThat(of("wire a = b &|c;")).isEqualTo("  wire a = b & c;\n");
    }

    @Test void aLongOneGoesOnBehindTheAssignmentSign() {
        assertThat(of("wire sum = first_operand +|second_operand +|third;")).isEqualTo("""
              wire sum = first_operand +
                         second_operand + third;
            """);
    }

    @Test void whatStandsInBracketsIsNotTornWhereItFitsOnItsOwnLine() {
        assertThat(of("wire is = enable_something &|(place ==|other_place);")).isEqualTo("""
              wire is = enable_something &
                        (place == other_place);
            """);
    }

    @Test void aConditionStaysWithWhatItChooses() {
        assertThat(of("wire a = is_one ?|value_one :|is_two ?|value_two :|other;")).isEqualTo("""
              wire a = is_one ? value_one :
                       is_two ? value_two : other;
            """);
    }

    @Test void aChoiceBeginsALineAlsoWhereItsValueTakesSeveral() {
        assertThat(of("wire a = one ?|{one_part, others} :|two ?|{one_part,|many_other_parts_of_it} :|none;"))
            .isEqualTo("""
                  wire a = one ? {one_part, others} :
                           two ? {one_part,
                                  many_other_parts_of_it} :
                           none;
                """);
    }

    @Test void anElementOfAListStaysWhole() {
        assertThat(of("row <= {is_new ?|16'd0 :|count,|is_new ?|4'd0 :|more};")).isEqualTo("""
              row <= {is_new ? 16'd0 : count,
                      is_new ? 4'd0 : more};
            """);
    }

    @Test void whatIsLongerThanALineDoesNotBeginInItsRightHalf() {
        assertThat(of("wire a = first_and_long_operand +|{some_part_of_it,|another_part_of_it,|the_rest};")).isEqualTo("""
              wire a = first_and_long_operand +
                       {some_part_of_it,
                        another_part_of_it,
                        the_rest};
            """);
    }

    @Test void aWordThatFitsNowhereIsWrittenWhole() {
        assertThat(of("wire a = b +|a_name_that_is_longer_than_a_whole_line_may_be;")).isEqualTo("""
              wire a = b +
                       a_name_that_is_longer_than_a_whole_line_may_be;
            """);
    }
}
