package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VerilogTextTest {
    @Test void commentsGoAndLinesOfNothingElseWithThem() {
        assertThat(VerilogText.withoutComments("// header\nassign a = b;  // why\n/* one\n two */\nassign c /* x */ = d;\n"))
            .isEqualTo("assign a = b;\nassign c = d;\n");
    }

    @Test void stringsThatLookLikeCommentsStay() {
        var text = "$display(\"http://x /* y */ \\\" // z\");\n";
        assertThat(VerilogText.withoutComments(text)).isEqualTo(text);
    }

    @Test void instructionsToVerilatorStay() {
        var text = "/* verilator lint_off WIDTH */\nwire a;  // verilator public\n";
        assertThat(VerilogText.withoutComments(text)).isEqualTo(text);
    }

    @Test void whatIsNeverClosedEndsWithTheText() {
        assertThat(VerilogText.withoutComments("a /* b")).isEqualTo("a");
        assertThat(VerilogText.withoutComments("\"a // b")).isEqualTo("\"a // b");
    }
}
