import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Compiles SDKs with their tests, and runs the tests, one SDK after the other in one process,
 * because a compiler that has run before is several times as fast. The arguments are the folders of
 * the SDKs; each gives a line of JSON.
 */
final class WireTests {
  private static final List<String> STRICT =
      List.of("--release", "17", "-Xlint:all,-options", "-Werror", "-proc:none", "-Xmaxerrs", "20");

  /** Counts tests, and keeps what those that failed say. */
  private static final class Listener implements TestExecutionListener {
    private final List<String> failures = new ArrayList<>();
    private int passed;

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
        String reason = result.getThrowable().map(WireTests::reasonOf).orElse("aborted");
        failures.add(test.getLegacyReportingName() + " (" + sourceOf(test) + "): " + reason);
      } else if (test.isTest()) {
        passed += 1;
      }
    }

    private static String sourceOf(TestIdentifier test) {
      return test.getParentId().map(id -> id.replaceFirst(".*\\.", "").replace("]", "")).orElse("");
    }
  }

  private static String reasonOf(Throwable error) {
    StringBuilder text = new StringBuilder(error.toString());
    for (Throwable cause = error.getCause(); cause != null; cause = cause.getCause()) {
      text.append(", because of ").append(cause);
    }
    return text.toString();
  }

  private static List<Path> sourcesOf(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(path -> path.toString().endsWith(".java") && !path.endsWith("module-info.java"))
          .toList();
    }
  }

  /** What the compiler says of an SDK; nothing where all is well. */
  private static String compile(Path folder, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter said = new StringWriter();
    List<String> options = new ArrayList<>(STRICT);
    options.addAll(List.of("-cp", System.getProperty("java.class.path"), "-d", classes.toString()));
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      var units = files.getJavaFileObjectsFromPaths(sourcesOf(folder));
      boolean isDone = compiler.getTask(said, files, null, options, null, units).call();
      return said.toString().isBlank() && !isDone ? "not compiled" : said.toString();
    }
  }

  private static Listener test(Path classes) throws IOException {
    Listener listener = new Listener();
    Thread thread = Thread.currentThread();
    ClassLoader outer = thread.getContextClassLoader();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, outer)) {
      thread.setContextClassLoader(loader);
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(classes)))
              .filters(ClassNameFilter.includeClassNamePatterns(".*Test"))
              .build();
      Launcher launcher = LauncherFactory.create();
      launcher.execute(request, listener);
    } finally {
      thread.setContextClassLoader(outer);
    }
    return listener;
  }

  public static void main(String[] args) throws IOException {
    for (String name : args) {
      Path folder = Path.of(name);
      Path classes = Files.createDirectories(folder.resolve("classes"));
      Map<String, Object> line = new LinkedHashMap<>();
      line.put("name", name);
      String complaints = compile(folder, classes);
      line.put("complaints", complaints);
      if (complaints.isEmpty()) {
        Listener listener = test(classes);
        line.put("passed", listener.passed);
        line.put("failures", listener.failures);
      }
      System.out.println(JsonMapper.builder().build().writeValueAsString(line));
    }
    // Clients that are not closed have threads.
    System.exit(0);
  }
}
