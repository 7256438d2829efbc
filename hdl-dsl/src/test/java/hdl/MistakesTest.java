package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.mistakes.AllMistakes;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every diagnostic with its full text, from a circuit that holds this mistake and no other. */
class MistakesTest {
    @TestFactory Stream<DynamicTest> eachMistakeIsReportedWordForWord() {
        return AllMistakes.all().stream().map(mistake -> DynamicTest.dynamicTest(mistake.toString(),
            () -> assertThat(mistake.reported()).isEqualTo(mistake.filledIn())));
    }
}
