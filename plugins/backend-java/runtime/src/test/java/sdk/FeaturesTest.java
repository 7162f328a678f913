package sdk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import sdk.json.Json;

/** An SDK holds only the files of its features: those of any one compile beside the core. */
final class FeaturesTest {
  private static final Path SOURCES = Path.of("src/main/java/sdk");

  private static JsonNode features() throws IOException {
    return Json.parse(Files.readString(Path.of("features.json")));
  }

  private static Set<String> filesOf(JsonNode features, String... names) {
    Set<String> files = new TreeSet<>();
    for (String name : names) {
      features.get(name).forEach(file -> files.add(file.textValue()));
    }
    return files;
  }

  @Test
  void everyFileBelongsToAFeature() throws IOException {
    Set<String> known = new TreeSet<>();
    features().fieldNames().forEachRemaining(name -> known.addAll(filesOfAll(name)));
    try (Stream<Path> files = Files.walk(SOURCES)) {
      Set<String> there =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(file -> SOURCES.relativize(file).toString().replace('\\', '/'))
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(there, known);
    }
  }

  private static Set<String> filesOfAll(String name) {
    try {
      return filesOf(features(), name);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @TestFactory
  Stream<DynamicTest> anyOneFeatureCompiles(@TempDir Path folder) throws IOException {
    JsonNode features = features();
    Path core = folder.resolve("core");
    compile(filesOf(features, "core"), core, "");
    Stream.Builder<String> names = Stream.builder();
    features.fieldNames().forEachRemaining(names);
    return names
        .build()
        .filter(name -> !name.equals("core"))
        .map(
            name ->
                DynamicTest.dynamicTest(
                    name,
                    () -> {
                      Set<String> own = filesOf(features, name);
                      own.removeAll(filesOf(features, "core"));
                      compile(own, folder.resolve(name), ":" + core);
                    }));
  }

  private static void compile(Set<String> files, Path folder, String beside) throws IOException {
    String jars =
        Arrays.stream(System.getProperty("java.class.path").split(":"))
            .filter(entry -> entry.contains("jackson"))
            .collect(Collectors.joining(":", "", beside));
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    Writer problems = new StringWriter();
    Files.createDirectories(folder);
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
      List<String> options =
          List.of("--release", "17", "-proc:none", "-cp", jars, "-d", folder.toString());
      List<Path> paths = files.stream().map(SOURCES::resolve).toList();
      boolean isCompiled =
          compiler
              .getTask(
                  problems,
                  manager,
                  null,
                  options,
                  null,
                  manager.getJavaFileObjectsFromPaths(paths))
              .call();
      assertTrue(isCompiled, problems.toString());
    }
  }
}
