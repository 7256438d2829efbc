package rnic.emitted;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.lib.cdc.ResetSynchronizer;
import hdl.testing.Golden;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.board.NicShell;
import rnic.mutation.MutationWorker;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/** The Verilog that ships reads like written by hand: rules that are counted over all of it, and modules read line by line. */
@Tag(MutationWorker.EMITTED)
class EmittedTextTest {
    /** Lines of the longest clocked block: a machine of one register. */
    private static final int LONGEST_BLOCK = 120;

    /** Ports of a NIC that no line of their module reads: fields of messages that several blocks take. */
    private static final int MOST_UNREAD = 75;

    /** Pairs of wires that the author gave two names and one value: each name says what the value is for. */
    private static final int MOST_NAMED_TWICE = 20;

    private static final Pattern ASSIGNED = Pattern.compile("(?m)^ +(?:[^\\s:].*: )?(\\w+)(?:\\[[^\\]]*\\])? <= ");

    private static final Pattern LEFTOVERS = Pattern.compile("wire +_unused = &\\{1'b0,(.*?)\\};", Pattern.DOTALL);

    private static final String DECLARED = "(?m)^  (?:wire|reg ) +(?:\\[\\S+\\] *)?";

    private static final Map<String, Map<String, String>> NICS = new TreeMap<>();
    private static final Map<String, String> MODULES = new TreeMap<>();

    @BeforeAll static void emitted() {
        for (var parameters : List.of(RnicParameters.SMALL, RnicParameters.ALVEO_100G)) {
            var design = Design.of(new Rnic(parameters));
            assertThat(design.warnings()).isEmpty();
            var files = FileSet.of(design.modules(), Style.GOLDEN);
            NICS.put(files.top(), files.modules());
            MODULES.putAll(files.modules());
        }
        var shell = Design.of(new NicShell(RnicParameters.ALVEO_100G));
        var reset = Design.of(new ResetSynchronizer(16));
        MODULES.putAll(FileSet.of(shell.modules(), Style.GOLDEN).modules());
        MODULES.putAll(FileSet.of(reset.modules(), Style.GOLDEN).modules());
    }

    // ---- names

    @Test void registersAreNotCalledAfterTheirPlaceInALine() {
        none("reg (?:\\[\\d+:0\\])? *(?:past(?:_?\\d+)?|stage);");
        none("reg (?:\\[\\d+:0\\])? *\\w*(?<!is)_past\\d*;");
        none("\\b(?:past|stage)_\\d+\\b");
    }

    @Test void aDelayedValueHasTheNumberOfItsCycle() {
        none("^ +(\\w+)_\\d+ <= \\1;");
    }

    @Test void masksAreNoListsOfWires() {
        none("wire +\\w*keep_\\d+ ");
    }

    /** {@code {rows_17, rows_16}} would be the first two of a second list. */
    @Test void eachListCountsFromZero() {
        var found = new ArrayList<String>();
        var series = Pattern.compile("[{ ](\\w+)_(\\d+),\\s+\\1_(\\d+)}");
        MODULES.forEach((name, text) -> series.matcher(text).results().filter(each -> !each.group(3).equals("0")
            && Integer.parseInt(each.group(2)) == Integer.parseInt(each.group(3)) + 1
            && Pattern.compile("wire +(?:\\[\\S+\\] *)?" + each.group(1) + "_" + each.group(3) + " ").matcher(text)
            .find())
            .forEach(each -> found.add(name + ": " + each.group())));
        assertThat(found).isEmpty();
    }

    @Test void temporariesSayWhatTheyHold() {
        var how = "(?:and|or|xor|any|all|sum|difference|product|choice|joined|bits|inverse|equal|unequal|below|above"
            + "|shifted|picked|copy)";
        none("(?:wire|reg) +(?:\\[\\S+\\] *)?_(?:same_\\d+_)?" + how + "(?:_\\d+)? ");
    }

    // ---- constants

    @Test void constantsHaveFolded() {
        none("[^&|][&|] 1'b[01]\\b", "1'b[01] [&|][^&|]");
        none("[&|^] \\d+'[dh]0\\b");
        none("1'b[01] \\? ", "\\? 1'b[01] :", ": 1'b[01];");
        none(" <?= .*[!=]= 1'b[01]\\b");
    }

    @Test void aFlagIsNotReduced() {
        none("\\([&|^]\\w+\\[\\d+\\]\\)");
    }

    // ---- what stands beside each other

    @Test void comparisonsDoNotLookLikeAssignments() {
        none("^ *\\w+ <= [^()]* <= ");
    }

    @Test void whatIsNotEqualIsWrittenSo() {
        none("~\\([\\w\\[\\]:]+ == [\\w\\[\\]:']+\\)");
    }

    @Test void bracketsStandOnce() {
        none("if \\(\\([^()]*\\)\\) begin");
    }

    /** Registers that take the same in every cycle would be one. */
    @Test void registersThatHoldTheSameAreOne() {
        var found = new ArrayList<String>();
        MODULES.forEach((name, text) -> blocks(text).forEach(block -> {
            var first = new HashMap<String, String>();
            var take = Pattern.compile("^    (\\w+) <= (\\w+(?:\\[[\\d:]+\\])?);$", Pattern.MULTILINE).matcher(block);
            while (take.find()) {
                var twin = first.putIfAbsent(take.group(2), take.group(1));
                if (twin != null && !text.contains("\"true\" *)\n  reg") && !text.contains("shreg_extract")) {
                    found.add(name + ": " + take.group(1) + " is " + twin);
                }
            }
        }));
        assertThat(found).isEmpty();
    }

    @Test void clockedBlocksCanBeRead() {
        var found = new ArrayList<String>();
        MODULES.forEach((name, text) -> blocks(text).stream().filter(block -> block.lines().count() > LONGEST_BLOCK)
            .forEach(block -> found.add(name + ": " + block.lines().count() + " lines")));
        assertThat(found).isEmpty();
    }

    /** A register that two blocks assign has two drivers: synthesis refuses it, simulators take whichever comes last. */
    @Test void aRegisterIsAssignedInOneBlock() {
        var found = new ArrayList<String>();
        MODULES.forEach((name, text) -> assignedTwice(text).forEach(reg -> found.add(name + ": " + reg)));
        assertThat(found).isEmpty();
        assertThat(assignedTwice("""
              always @(posedge clk) begin
                case (step)
                  STEP_ASK: step <= STEP_DONE;
                endcase
              end

              always @(posedge clk) begin
                case (step)
                  STEP_ASK, STEP_DONE: kept[3] <= 1'b0;
                  default: step <= STEP_ASK;
                endcase
              end
            """)).containsExactly("step");
    }

    private static List<String> assignedTwice(String text) {
        var first = new HashMap<String, Integer>();
        var blocks = blocks(withoutClaims(text)); // registers of claims stand there twice, for two readers
        var found = new ArrayList<String>();
        for (int i = 0; i < blocks.size(); i++) {
            for (var match : ASSIGNED.matcher(blocks.get(i)).results().toList()) {
                int block = i;
                if (first.computeIfAbsent(match.group(1), _ -> block) != i) {
                    found.add(match.group(1));
                }
            }
        }
        return found;
    }

    /** What is said of a bundle stands above its first port, and at no other. */
    @Test void aDescriptionOfABundleStandsOnce() {
        var found = new ArrayList<String>();
        int bundles = 0;
        for (var module : MODULES.entrySet()) {
            var said = "";
            for (var line : module.getValue().substring(0, module.getValue().indexOf("\n);")).lines().toList()) {
                if (line.matches("  // \\w+: .*")) {
                    said = line.substring(line.indexOf(": ") + 2);
                    bundles++;
                } else if (!said.isEmpty() && !said.startsWith("cycle ") && line.endsWith("  // " + said)) {
                    found.add(module.getKey() + ": " + line.strip());
                }
            }
        }
        assertThat(found).isEmpty();
        assertThat(bundles).isGreaterThan(100);
    }

    /** A port that declares its cycle says it so, checked; prose beside it would be believed when it is wrong. */
    @Test void aCycleIsNotSaidInProseAsWell() {
        var declared = Pattern.compile("// cycle \\d+: (.*)");
        var prose = Pattern.compile("\\bcycles? (?:later|behind|after|\\d)");
        var found = new ArrayList<String>();
        MODULES.forEach((name, text) -> declared.matcher(text).results()
            .filter(each -> prose.matcher(each.group(1)).find()).forEach(each -> found.add(name + ": " + each.group())));
        assertThat(found).isEmpty();
        assertThat(MODULES.values()).anyMatch(text -> declared.matcher(text).find());
    }

    /** Wires of one value: of equal names there is one, and few have two. */
    @Test void equalLinesStandOnce() {
        var twice = new ArrayList<String>();
        var wire = Pattern.compile("^  wire +(\\[\\S+\\])? *(\\w+) = (.*?);$", Pattern.MULTILINE | Pattern.DOTALL);
        MODULES.forEach((name, text) -> {
            var first = new HashMap<String, String>();
            wire.matcher(withoutClaims(text)).results().forEach(each -> {
                var twin = first.putIfAbsent(each.group(1) + each.group(3).replaceAll("\\s+", " "), each.group(2));
                if (twin != null) {
                    twice.add(name + ": " + each.group(2) + " is " + twin);
                    assertThat(author(each.group(2))).as("%s", twice.getLast()).isNotEqualTo(author(twin));
                }
            });
        });
        assertThat(twice).hasSizeLessThanOrEqualTo(MOST_NAMED_TWICE);
    }

    /** A name without what tells it from further ones. */
    private static String author(String name) {
        return name.replaceAll("_\\d+", "");
    }

    // ---- claims

    /** A claim that is true whatever the circuit does holds nothing. */
    @Test void noClaimIsAConstant() {
        none("(?:assert|cover) \\(1'b[01]\\)");
    }

    /** A line of Java moves with every edit, and means nothing to who reads the Verilog alone. */
    @Test void claimsNameNoLinesOfJava() {
        var lines = Pattern.compile("\\.java:\\d+");
        MODULES.forEach((name, text) -> assertThat(lines.matcher(text).find()).as(name).isFalse());
        assertThat(MODULES.values()).anyMatch(text -> text.contains(".java: HDL801: claim '"));
    }

    /** A wire, a register or a value that only claims read is declared beside them, where no synthesiser looks. */
    @Test void whatOnlyClaimsReadStandsBesideThem() {
        var found = new ArrayList<String>();
        MODULES.forEach((name, text) -> {
            var leftovers = LEFTOVERS.matcher(text);
            var body = withoutClaims(text);
            var unread = leftovers.find() ? Set.of(leftovers.group(1).strip().split(",\\s*")) : Set.<String>of();
            var claims = text.substring(body.length()).replaceAll("\"[^\"]*\"", "");
            unread.stream().filter(each -> Pattern.compile("\\b" + Pattern.quote(each) + "\\b").matcher(claims).find()
                && Pattern.compile(DECLARED + Pattern.quote(each) + "(?: =|;)").matcher(body).find()
                && !body.contains("(" + each + ")")).forEach(each -> found.add(name + "." + each));
        });
        assertThat(found).isEmpty();
        assertThat(MODULES.values()).anyMatch(text -> text.contains("\n`ifdef FORMAL\n  wire "));
        assertThat(MODULES.values()).anyMatch(text -> text.contains("\n`ifdef FORMAL\n  reg "));
    }

    private static String withoutClaims(String text) {
        int claims = text.indexOf("\n`ifdef FORMAL\n");
        return claims < 0 ? text : text.substring(0, claims + 1);
    }

    // ---- ports

    /** A block keeps the fields of its ports that it never reads (docs/decisions.md); they are to stay few. */
    @ParameterizedTest @ValueSource(strings = {"Rnic_small", "Rnic_alveo_100g"})
    void fewPortsAreNotRead(String nic) {
        int ports = 0;
        var unread = new ArrayList<String>();
        for (var module : NICS.get(nic).entrySet()) {
            var text = module.getValue();
            var leftovers = LEFTOVERS.matcher(text);
            var dropped = leftovers.find() ? Set.of(leftovers.group(1).strip().split(",\\s*")) : Set.<String>of();
            var port = Pattern.compile("^  (?:input|output) +(?:wire|reg) +(?:\\[\\S+\\])? *(\\w+)", Pattern.MULTILINE)
                .matcher(text);
            while (port.find()) {
                ports++;
                boolean isReset = port.group(1).equals("rst");       // claims read it
                if (dropped.contains(port.group(1)) && !isReset) {
                    unread.add(module.getKey() + "." + port.group(1));
                }
            }
        }
        assertThat(ports).isGreaterThan(MOST_UNREAD);
        assertThat(unread).hasSizeLessThanOrEqualTo(MOST_UNREAD);
    }

    private static List<String> blocks(String text) {
        var blocks = new ArrayList<String>();
        var block = Pattern.compile("^  always @\\(posedge .*?^  end$", Pattern.MULTILINE | Pattern.DOTALL).matcher(text);
        while (block.find()) {
            blocks.add(block.group());
        }
        return blocks;
    }

    private static void none(String... patterns) {
        var found = new ArrayList<String>();
        for (var each : patterns) {
            var pattern = Pattern.compile(each);
            MODULES.forEach((name, text) -> text.lines()
                .map(line -> line.replaceAll("//.*", "")).filter(line -> !line.contains("_unused"))
                .filter(line -> pattern.matcher(line).find()).forEach(line -> found.add(name + ": " + line.strip())));
        }
        assertThat(found).isEmpty();
    }

    // ---- read line by line

    /** Accept a change with {@code -Dgolden.accept=true} after reading it as an engineer with a timing report would. */
    @ParameterizedTest
    @ValueSource(strings = {"SackTracker_256_2048_spaces", "TxScheduler_alveo_100g", "AckPolicy_alveo_100g",
        "PlacementEngine_64", "ResendPick_256"})
    void theTextIsAsRead(String module) {
        Golden.check("nic", module + ".v", MODULES.get(module));
    }
}
