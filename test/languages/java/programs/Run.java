import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Compiles the programs that are beside this one and runs one of them, as Java itself does from release 22 on. What the
 * program compiles then is compiled by a compiler that is warm. Arguments: the program's class, and its arguments.
 */
final class Run {
  private Run() {}

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Path folder = Path.of(".tools");
    Path classes = folder.resolve("classes");
    List<String> options = new ArrayList<>(List.of("-proc:none", "-d", classes.toString()));
    options.addAll(List.of("-cp", System.getProperty("java.class.path")));
    try (Stream<Path> files = Files.list(folder)) {
      files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(options::add);
    }
    if (ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new)) != 0) {
      System.exit(1);
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      Thread.currentThread().setContextClassLoader(loader);
      var main = loader.loadClass(args[0]).getDeclaredMethod("main", String[].class);
      main.setAccessible(true);
      main.invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
    }
  }
}
