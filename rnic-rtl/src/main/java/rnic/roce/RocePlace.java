package rnic.roce;

/** Where a request stands, as if everything ahead of it on its way were taken. */
public enum RocePlace {
    /** Gone without a trace: its slot was another's, or its queue pair does not speak RoCEv2. */
    LOST,
    /** It has come before. */
    BEHIND,
    /** It is the next one. */
    NEXT,
    /** One before it is missing. */
    AHEAD
}
