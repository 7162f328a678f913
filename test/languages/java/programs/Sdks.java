import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles SDKs, one after the other, by a compiler that is warm after the first. */
final class Sdks implements AutoCloseable {
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
  private final List<String> options;
  private final Runtimes runtimes;

  /** Options are those of the compiler. Classes of runtimes are kept in a folder. */
  Sdks(Path kept, List<String> options) throws IOException {
    this.options = options;
    runtimes = new Runtimes(kept, Runtime.version() + "\n" + options);
  }

  /** What the compiler says of an SDK, and its classes. */
  record Compiled(String complaints, Map<String, byte[]> classes) {}

  Compiled compile(Path folder) throws IOException {
    Sdk sdk = new Sdk(folder);
    Map<Path, Path> places = runtimes.placesOf(sdk);
    Memory classes = new Memory(files);
    List<Path> sources = new ArrayList<>();
    for (Path source : sdk.sources.keySet()) {
      Path place = places.get(source);
      if (place != null && Files.exists(place)) {
        Runtimes.take(place, sdk, classes);
      } else {
        sources.add(source);
      }
    }
    String complaints = complaintsOf(sdk, sources, classes);
    if (complaints.isEmpty()) {
      for (Path source : sources) {
        if (places.containsKey(source)) {
          Runtimes.keep(places.get(source), sdk, classes.compiledOf(source));
        }
      }
    }
    return new Compiled(complaints, classes.classes);
  }

  private String complaintsOf(Sdk sdk, List<Path> sources, Memory classes) {
    StringWriter said = new StringWriter();
    List<String> all = new ArrayList<>(options);
    // Comments are held against what users see.
    all.add("-Xdoclint/package:" + String.join(",", sdk.exported()));
    var units = files.getJavaFileObjectsFromPaths(sources);
    boolean isDone = compiler.getTask(said, classes, null, all, null, units).call();
    return said.toString().isBlank() && !isDone ? "not compiled" : said.toString();
  }

  @Override
  public void close() throws IOException {
    files.close();
  }
}
