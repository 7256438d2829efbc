package veroce.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class TableTest {
    @Test void wordsStandLeftAndFiguresRight() {
        var table = new Table("block", "lut", "levels").row("parser", 12345, 5).row("icrc", 880, null);
        assertThat(table.toString()).isEqualTo("""
            block      lut  levels
            ------  ------  ------
            parser  12,345       5
            icrc       880
            """);
    }

    @Test void numbersKeepThreeSignificantDigitsAndTheirSign() {
        assertThat(Table.number(3)).isEqualTo("3");
        assertThat(Table.number(-1234567L)).isEqualTo("-1,234,567");
        assertThat(Table.number(0.8437)).isEqualTo("0.844");
        assertThat(Table.number(12.345)).isEqualTo("12.35");
        assertThat(Table.number(280.04)).isEqualTo("280.0");
        assertThat(Table.number(1234.56)).isEqualTo("1,235");
        assertThat(Table.number(0.000123)).isEqualTo("0.000123");
    }

    @Test void theCountryOfTheUserChangesNothing() {
        var before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG"));
            assertThat(Table.number(1234567.5)).isEqualTo("1,234,568");
            assertThat(Table.number(0.5)).isEqualTo("0.500");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test void aRowOfTheWrongLengthIsRefused() {
        assertThatThrownBy(() -> new Table("a", "b").row(1)).hasMessage("1 cells for the 2 columns [a, b]");
    }
}
