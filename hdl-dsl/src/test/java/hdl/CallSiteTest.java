package hdl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Names that calls of the library take, for every shape of Java code around them. */
class CallSiteTest {
    @BeforeAll static void makeTheFakeWordPartOfTheLanguage() {
        FakeLanguage.load();
    }

    private static void named(Supplier<CallSite> sample, String name) {
        var site = FakeWord.body(sample);
        assertThat(site.name()).isEqualTo(name);
        assertThat(site.collection()).isFalse();
        assertThat(site.site().file()).isEqualTo("CallSiteSamples.java");
    }

    private static void numbered(Supplier<CallSite> sample, String name) {
        var site = FakeWord.body(sample);
        assertThat(site.name()).isEqualTo(name);
        assertThat(site.collection()).isTrue();
    }

    private static void namedInOrder(Supplier<List<CallSite>> sample, String... names) {
        assertThat(FakeWord.body(sample)).extracting(CallSite::name).containsExactly(names);
    }

    @Test void aLocalVariableNamesItsValue() {
        named(() -> CallSiteSamples.local(), "sum");
        named(() -> CallSiteSamples.localAfterMany(), "sum");
        named(() -> CallSiteSamples.assignedLater(), "late");
    }

    @Test void aCastByTheCompilerKeepsTheName() {
        named(() -> CallSiteSamples.cast(), "count");
    }

    @Test void fluentCallsPassTheNameOn() {
        named(() -> CallSiteSamples.fluent(), "count");
    }

    @Test void otherCallsNameTheLastResultOnly() {
        namedInOrder(() -> CallSiteSamples.chain(), "", "last");
        named(() -> CallSiteSamples.innerOfChain(), "");
    }

    @Test void aFieldNamesItsValue() {
        named(() -> new CallSiteSamples().field(), "kept");
        named(() -> CallSiteSamples.staticField(), "shared");
        named(() -> new CallSiteSamples().fieldAndLocal(), "kept");
    }

    @Test void stepsInsideTheLanguageDoNotCount() {
        named(() -> CallSiteSamples.innerSteps(), "outer");
    }

    @Test void bothArmsOfAConditionalExpressionReachTheVariable() {
        named(() -> CallSiteSamples.conditional(true), "chosen");
        named(() -> CallSiteSamples.conditional(false), "chosen");
        named(() -> CallSiteSamples.conditionalArgument(true), "result");
        named(() -> CallSiteSamples.conditionalArgument(false), "result");
    }

    @Test void everyArmOfASwitchExpressionReachesTheVariable() {
        named(() -> CallSiteSamples.switched(0), "chosen");
        named(() -> CallSiteSamples.switched(1), "chosen");
        named(() -> CallSiteSamples.switched(900), "chosen");
    }

    @Test void variablesThatShareASlotKeepTheirNames() {
        namedInOrder(() -> CallSiteSamples.reusedSlot(1), "early", "middle", "late");
    }

    @Test void twoCallsOnALineAreToldApart() {
        namedInOrder(() -> CallSiteSamples.sameLine(), "left", "right");
    }

    @Test void finallyDoesNotHideTheVariable() {
        named(() -> CallSiteSamples.tried(new int[1]), "guarded");
        named(() -> CallSiteSamples.throughFinally(), "guarded");
    }

    @Test void anArrayNamesItsElements() {
        numbered(() -> new CallSiteSamples().arrayField(), "lanes");
        numbered(() -> CallSiteSamples.arrayLocal(2), "ways");
        numbered(() -> CallSiteSamples.arrayLocal(1), "ways");
        numbered(() -> CallSiteSamples.arrayOfArrays(), "grid");
        numbered(() -> CallSiteSamples.arrayInitializer().getFirst(), "parts");
        numbered(() -> CallSiteSamples.arrayInitializer().getLast(), "parts");
    }

    @Test void aListNamesItsElements() {
        numbered(() -> CallSiteSamples.listLocal(), "stages");
        numbered(() -> new CallSiteSamples().listField(false), "banks");
        numbered(() -> CallSiteSamples.helperIntoList(), "stages");
    }

    @Test void argumentsAreAnonymous() {
        namedInOrder(() -> CallSiteSamples.arguments(), "", "", "joined");
        named(() -> CallSiteSamples.optional(), "");
    }

    @Test void aLambdaNamesWhatItStores() {
        named(() -> CallSiteSamples.lambda(), "inside");
    }

    @Test void theLanguageBetweenTwoFramesOfTheAuthorEndsTheWalk() {
        named(() -> CallSiteSamples.supplied(), "");
        named(() -> CallSiteSamples.throughStream(), "");
        named(() -> CallSiteSamples.methodReferenceThroughStream(), "");
    }

    @Test void aFunctionalInterfaceOfTheAuthorsIsACallLikeAnyOther() {
        named(() -> CallSiteSamples.ownSupplier(), "result");
        named(() -> CallSiteSamples.methodReference(), "result");
    }

    @Test void aHelpersResultIsNamedByItsCaller() {
        named(() -> CallSiteSamples.helper(), "slide");
        named(() -> CallSiteSamples.helperOfHelper(), "slide");
        named(() -> CallSiteSamples.helperGeneric(), "slide");
    }

    @Test void aHelpersVariablesArePrefixedByItsResult() {
        named(() -> CallSiteSamples.helperLocal(), "slide_step");
        named(() -> CallSiteSamples.helperNested(), "slide_mid_step");
        namedInOrder(() -> CallSiteSamples.helperInRecord(), "pair_low", "pair_high");
        named(() -> CallSiteSamples.helperHidden(), "slide");
    }

    @Test void anArgumentOfARecordIsNamedAfterItsComponent() {
        namedInOrder(() -> CallSiteSamples.components(), "", "spaced_near", "spaced_far", "spaced_inner_low",
            "spaced_inner_high");
        namedInOrder(() -> CallSiteSamples.componentsReturned(), "", "outer_far", "outer_inner_low");
        named(() -> CallSiteSamples.componentOfTernary(), "pair_low");
        numbered(() -> CallSiteSamples.componentInCollection(), "pairs_low");
        named(() -> CallSiteSamples.componentOfIo(), "low");
    }

    @Test void aComponentAloneNamesNothing() {
        namedInOrder(() -> CallSiteSamples.componentsOfNothing(), "", "", "");
        namedInOrder(() -> CallSiteSamples.componentsOfOtherConstructors(), "", "");
    }

    @Test void onlyTheNameOfAComponentMayDissolve() {
        var sites = FakeWord.body(() -> CallSiteSamples.helperInRecord());
        assertThat(sites).extracting(CallSite::component).containsExactly(false, true);
    }

    @Test void aVariableCalledIoIsDropped() {
        named(() -> CallSiteSamples.helperIo(), "slide");
        named(() -> CallSiteSamples.helperNestedIo(), "slide_step");
    }

    @Test void aConstructorIsAHelper() {
        namedInOrder(() -> CallSiteSamples.constructor(), "unit_start", "unit_derived");
    }

    @Test void aClassInitializerHasNoCaller() {
        namedInOrder(() -> CallSiteSamples.classInitializer(), "SHARED_step", "made");
    }

    @Test void aVariableOfTheCompilersIsFollowedNoFurtherThanItLives() {
        named(() -> CallSiteSamples.lock(), "");
    }

    @Test void loopsNameWhatTheyStore() {
        namedInOrder(() -> CallSiteSamples.loop(), "sum", "sum");
        named(() -> CallSiteSamples.returnedLocalOfLoop(), "total_sum");
    }

    @Test void nestedChoicesReachTheVariable() {
        for (var kind : List.of(0, 1, 2, 3)) {
            named(() -> CallSiteSamples.compound(kind), "both");
        }
        named(() -> CallSiteSamples.caught(), "safe");
        for (var kind : List.of(5, "text", 2.0)) {
            named(() -> CallSiteSamples.matched(kind), "found");
        }
    }

    @Test void aVariableThatNobodyReadsNamesItsValueAllTheSame() {
        named(() -> CallSiteSamples.unread(), "unread");
    }

    @Test void castsOfTheAuthorsChangeNothing() {
        numbered(() -> CallSiteSamples.castByAuthor(), "any");
    }

    @Test void withoutAResultTheHelpersVariablesKeepTheirNames() {
        namedInOrder(() -> CallSiteSamples.helperAnonymous(), "step", "");
    }

    @Test void manyThreadsSeeTheSameNames() throws Exception {
        Callable<String> author = () -> FakeWord.body(() -> CallSiteSamples.ofManyThreads().name());
        try (var threads = Executors.newFixedThreadPool(8)) {
            for (var answer : threads.invokeAll(Collections.nCopies(200, author))) {
                assertThat(answer.get()).isEqualTo("shared_step");
            }
        }
    }

    @Test void theLineIsThatOfTheCall() {
        assertThat(CallSiteSamples.local().site().line()).isEqualTo(CallSiteSamples.LINE_OF_LOCAL);
    }

    @Test void nothingIsCountedAsRewritten() {
        CallSiteSamples.local();
        assertThat(CallSite.rewritten(CallSiteSamples.class.getName())).isEqualTo(-1);
    }

    @Test void theLibraryOfCircuitsAndTheTestsAreTheAuthors() {
        assertThat(CallSite.isUser(CallSiteTest.class)).isTrue();
        assertThat(CallSite.isUser(CallSite.class)).isFalse();
        assertThat(CallSite.isUser(hdl.ir.Site.class)).isFalse();
        assertThat(CallSite.isUser(List.class)).isFalse();
        assertThat(CallSite.isUser(java.sql.Driver.class)).isFalse();
    }
}
