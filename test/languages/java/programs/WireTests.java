import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
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

  /** Classes that have been compiled. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(WireTests.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = classes.get(name);
      if (bytes == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, bytes, 0, bytes.length);
    }
  }

  private static Listener test(Map<String, byte[]> classes) {
    Listener listener = new Listener();
    Thread thread = Thread.currentThread();
    ClassLoader outer = thread.getContextClassLoader();
    Loader loader = new Loader(classes);
    try {
      thread.setContextClassLoader(loader);
      var request = LauncherDiscoveryRequestBuilder.request();
      for (String name : classes.keySet()) {
        if (name.endsWith("Test")) {
          request.selectors(DiscoverySelectors.selectClass(loader.loadClass(name)));
        }
      }
      LauncherFactory.create().execute(request.build(), listener);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    } finally {
      thread.setContextClassLoader(outer);
    }
    return listener;
  }

  public static void main(String[] args) throws IOException {
    List<String> options = new ArrayList<>(STRICT);
    options.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Sdks sdks = new Sdks(Path.of(args[0]), options)) {
      for (String name : List.of(args).subList(1, args.length)) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("name", name);
        Sdks.Compiled compiled = sdks.compile(Path.of(name));
        line.put("complaints", compiled.complaints());
        if (compiled.complaints().isEmpty()) {
          Listener listener = test(compiled.classes());
          line.put("passed", listener.passed);
          line.put("failures", listener.failures);
        }
        System.out.println(JsonMapper.builder().build().writeValueAsString(line));
      }
    }
    // Clients that are not closed have threads.
    System.exit(0);
  }
}
