package hdl;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Author's code that a test compiles with options of its own, and loads as an agent might have left it. */
public final class SourceText {
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    private SourceText() {}

    /** Compiles one class; the options are those of javac. */
    public static SourceText compile(String className, String text, String... options) {
        var result = new SourceText();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var arguments = new ArrayList<>(List.of(options));
        arguments.add("-cp");
        arguments.add(folder(CallSite.class) + File.pathSeparator + folder(SourceText.class));
        var path = URI.create("string:///" + className + ".java");
        var source = new SimpleJavaFileObject(path, JavaFileObject.Kind.SOURCE) {
            @Override public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
        try (var standard = compiler.getStandardFileManager(null, null, null)) {
            var task = compiler.getTask(null, result.into(standard), null, arguments, null, List.of(source));
            if (!task.call()) {
                throw new IllegalArgumentException("does not compile");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return result;
    }

    private static Path folder(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private JavaFileManager into(JavaFileManager standard) {
        return new ForwardingJavaFileManager<>(standard) {
            @Override public JavaFileObject getJavaFileForOutput(Location location, String className,
                    JavaFileObject.Kind kind, FileObject sibling) {
                return new SimpleJavaFileObject(URI.create("mem:///" + className + ".class"), kind) {
                    @Override public OutputStream openOutputStream() {
                        return new ByteArrayOutputStream() {
                            @Override public void close() {
                                files.put(className, toByteArray());
                            }
                        };
                    }
                };
            }
        };
    }

    /** Loads a class; it runs as {@code agent} left it, and reads as {@code file} left it, null for no file at all. */
    public Class<?> load(String className, UnaryOperator<byte[]> agent, UnaryOperator<byte[]> file) {
        var loader = new ClassLoader(SourceText.class.getClassLoader()) {
            @Override protected Class<?> findClass(String name) throws ClassNotFoundException {
                if (!files.containsKey(name)) {
                    throw new ClassNotFoundException(name);
                }
                var bytes = agent.apply(files.get(name));
                return defineClass(name, bytes, 0, bytes.length);
            }

            @Override public InputStream getResourceAsStream(String path) {
                var compiled = files.get(path.replace('/', '.').replace(".class", ""));
                var bytes = compiled == null ? null : file.apply(compiled);
                return bytes == null ? null : new ByteArrayInputStream(bytes);
            }
        };
        try {
            return loader.loadClass(className);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
