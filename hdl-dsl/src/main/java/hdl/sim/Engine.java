package hdl.sim;

import hdl.ir.ModuleDef;
import hdl.sim.icarus.IcarusEngine;
import hdl.sim.jvm.JvmEngine;
import hdl.sim.jvm.Way;
import hdl.sim.verilator.ModelCache;
import hdl.sim.verilator.NativeUnits;
import hdl.sim.verilator.Toolchain;
import hdl.sim.verilator.VerilatorEngine;
import java.util.Locale;
import java.util.function.Supplier;

/** What runs a circuit. All of them show the same values at the same edges. */
public enum Engine {
    /** Compiled to bytecode inside this process: starts in milliseconds, needs no tool. */
    JVM,
    /** As JVM, which computes large circuits so: only what a change reaches, here for circuits of any size. */
    ACTIVITY,
    /** As ACTIVITY, with native code: the description, compiled by the C++ compiler alone. */
    NATIVE,
    /** The Verilog that ships, compiled to native code by Verilator. */
    VERILATOR,
    /** The Verilog that ships, interpreted by Icarus Verilog with unknown bits. */
    ICARUS;

    /** The engine of {@code -Dhdl.engine=}, else the JVM's. */
    public static Engine preferred() {
        var chosen = chosen();
        return chosen == null ? JVM : chosen;
    }

    /** The engine of {@code -Dhdl.engine=}, or null. */
    public static Engine chosen() {
        var name = System.getProperty("hdl.engine", "");
        if (name.isEmpty()) {
            return null;
        }
        for (var engine : values()) {
            if (engine.name().equals(name.toUpperCase(Locale.ROOT))) {
                return engine;
            }
        }
        throw new SimulationException(hdl.ir.Problem.error(Callers.site(), "HDL809",
            "-Dhdl.engine=" + name + " is no engine; use jvm, activity, native, verilator or icarus"));
    }

    /** True when it runs the description itself, not its Verilog: it can be looked into, and needs no Verilator. */
    public boolean isJvm() {
        return this == JVM || this == ACTIVITY || this == NATIVE;
    }

    /** True when the tools it needs are there. */
    public boolean available() {
        return switch (this) {
            case JVM, ACTIVITY -> true;
            case NATIVE -> NativeUnits.available();
            case VERILATOR -> Toolchain.available();
            case ICARUS -> IcarusEngine.available();
        };
    }

    /** Starts a top; its text is asked for only by the engines that read Verilog. No reset has been applied. */
    Backend open(ModuleDef top, Supplier<ModelSource> source, Options options) {
        var backend = switch (this) {
            case JVM -> inJvm(top, options, Way.BY_SIZE);
            case ACTIVITY -> inJvm(top, options, Way.ACTIVITY);
            case NATIVE -> inJvm(top, options, Way.NATIVE);
            case VERILATOR -> VerilatorEngine.open(top, source.get(), options, ModelCache.standard());
            case ICARUS -> IcarusEngine.open(top, source.get(), options);
        };
        EngineLog.opened((backend instanceof JvmEngine engine ? "jvm_" + engine.way() : name()).toLowerCase(Locale.ROOT),
            top.name());
        return backend;
    }

    private static Backend inJvm(ModuleDef top, Options options, Way way) {
        return JvmEngine.open(top, JvmEngine.Start.valueOf(options.start().name()), options.seed(), way,
            options.effort() == Options.Effort.FULL);
    }
}
