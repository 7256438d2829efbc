package veroce.scenario;

/** Corners of Reads, reference against reference. */
class ReferenceReadCornersTest implements ReadCornerScenarios {
}
