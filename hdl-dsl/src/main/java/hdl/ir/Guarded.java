package hdl.ir;

/**
 * What only claims look at, now or in a later cycle: it stands beside them in the guarded text, so that what is
 * synthesised has no signal without a reader. Outputs of instances stay, for they are there whether a claim looks or
 * not.
 */
public final class Guarded {
    /** Who looks at a signal: anybody, only claims, or only covers, which are for proofs alone. */
    public enum Reader { ANY, CLAIMS, COVERS }

    private final Reach others;
    private final Reach claims;
    private final Reach checks;

    private Guarded(ModuleDef module, Effects effects) {
        others = Reach.withoutClaims(module, effects);
        claims = Reach.ofClaims(module, effects, _ -> true);
        checks = Reach.ofClaims(module, effects, kind -> kind != Stmt.Kind.COVER);
    }

    public static Guarded of(ModuleDef module) {
        return new Guarded(module, Effects.of(module));
    }

    /** Who looks at a register or wire; at any other storage anybody may. */
    public Reader reader(Storage storage) {
        boolean isInside = storage instanceof Reg || storage instanceof Wire;
        if (!isInside || others.reaches(storage) || !claims.reaches(storage)) {
            return Reader.ANY;
        }
        return checks.reaches(storage) ? Reader.CLAIMS : Reader.COVERS;
    }

    /** Who looks at a value. */
    public Reader reader(Node node) {
        if (node.storage() != null) {
            return reader(node.storage());
        }
        if (others.reaches(node) || !claims.reaches(node)) {
            return Reader.ANY;
        }
        return checks.reaches(node) ? Reader.CLAIMS : Reader.COVERS;
    }
}
