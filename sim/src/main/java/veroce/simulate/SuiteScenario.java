package veroce.simulate;

import java.util.List;

/** One way in which a network may treat the shipped captures. */
public record SuiteScenario(String name, Impairment impairment) {

    /** As captured, then each fault alone, then all together. */
    public static List<SuiteScenario> all(long seed) {
        return List.of(
            new SuiteScenario("as captured", new Impairment(0, 0, 0, 0, seed)),
            new SuiteScenario("reordered", new Impairment(16, 0, 0, 0, seed)),
            new SuiteScenario("duplicated", new Impairment(0, 0.1, 0, 0, seed)),
            new SuiteScenario("losses", new Impairment(0, 0, 0.02, 0, seed)),
            new SuiteScenario("flipped bits", new Impairment(0, 0, 0, 0.05, seed)),
            new SuiteScenario("all faults", new Impairment(16, 0.1, 0.02, 0.05, seed)));
    }
}
