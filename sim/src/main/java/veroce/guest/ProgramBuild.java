package veroce.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Builds a program for a guest with the compiler of its release, in the same name space as modules are built in. */
public final class ProgramBuild {
    private static final String SCRIPT = """
        set -e
        mount --rbind /dev "$1/dev"
        exec chroot "$1" /usr/bin/make -C "/src/$2" CC="$4" "build/$3"
        """;

    private final ModuleBuild compiler;

    public ProgramBuild(ModuleBuild compiler) {
        this.compiler = compiler;
    }

    /** Makes {@code build/program} in a copy of the folder; gives its file. */
    public Path build(Path folder, String program) throws IOException {
        String name = folder.getFileName().toString();
        Path copy = compiler.root().resolve("src").resolve(name);
        Command.run(Map.of(), "rm", "-rf", copy.toString());
        Files.createDirectories(copy);
        Command.run(Map.of(), "cp", "-a", folder + "/.", copy.toString());
        try {
            Command.run(Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin"), "unshare", "-r", "-m", "sh", "-c", SCRIPT,
                "sh", compiler.root().toString(), name, program, compiler.release().compiler());
        } catch (GuestException e) {
            throw new GuestException("the program " + program + " in " + folder + " cannot be built: "
                + e.getMessage(), e);
        }
        return copy.resolve("build").resolve(program);
    }
}
