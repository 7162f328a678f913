import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/** Has the compiler write classes into memory, and read there those that have been compiled before. */
final class Memory extends ForwardingJavaFileManager<StandardJavaFileManager> {
  /** Every class, by its name. */
  final Map<String, byte[]> classes = new HashMap<>();

  private final Map<String, List<JavaFileObject>> packages = new HashMap<>();
  private final Map<URI, Map<String, byte[]>> bySource = new HashMap<>();

  Memory(StandardJavaFileManager files) {
    super(files);
  }

  /** A class in memory. */
  private static final class Held extends SimpleJavaFileObject {
    private final String name;
    private final byte[] bytes;

    Held(String name, byte[] bytes) {
      super(uriOf(name), Kind.CLASS);
      this.name = name;
      this.bytes = bytes;
    }

    @Override
    public InputStream openInputStream() {
      return new ByteArrayInputStream(bytes);
    }
  }

  private static URI uriOf(String name) {
    return URI.create("memory:///" + name.replace('.', '/') + Kind.CLASS.extension);
  }

  /** Adds a class that the compiler is to find. */
  void add(String name, byte[] bytes) {
    classes.put(name, bytes);
    String holder = name.substring(0, name.lastIndexOf('.'));
    packages.computeIfAbsent(holder, any -> new ArrayList<>()).add(new Held(name, bytes));
  }

  /** The classes that were compiled of a source, by name. */
  Map<String, byte[]> compiledOf(Path source) {
    return bySource.getOrDefault(source.toUri(), Map.of());
  }

  @Override
  public Iterable<JavaFileObject> list(Location location, String name, Set<Kind> kinds, boolean recurse)
      throws IOException {
    List<JavaFileObject> found = new ArrayList<>();
    if (location == StandardLocation.CLASS_PATH && kinds.contains(Kind.CLASS)) {
      found.addAll(packages.getOrDefault(name, List.of()));
    }
    super.list(location, name, kinds, recurse).forEach(found::add);
    return found;
  }

  @Override
  public String inferBinaryName(JavaFileManager.Location location, JavaFileObject file) {
    return file instanceof Held held ? held.name : super.inferBinaryName(location, file);
  }

  @Override
  public JavaFileObject getJavaFileForOutput(Location location, String name, Kind kind, FileObject source) {
    return new SimpleJavaFileObject(uriOf(name), kind) {
      @Override
      public OutputStream openOutputStream() {
        return new ByteArrayOutputStream() {
          @Override
          public void close() {
            classes.put(name, toByteArray());
            bySource.computeIfAbsent(source.toUri(), any -> new HashMap<>()).put(name, toByteArray());
          }
        };
      }
    };
  }
}
