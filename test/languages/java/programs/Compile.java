import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles each folder of the working directory by itself and prints what the compiler says: one process for all, whose
 * compiler is warm after the first. Arguments are options of the compiler.
 */
final class Compile {
  private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

  private static final Path CLASSES = Path.of(".classes");

  private Compile() {}

  public static void main(String[] options) throws IOException {
    boolean isSound = true;
    for (Path folder : foldersOf(Path.of(""))) {
      StringWriter said = new StringWriter();
      boolean compiles = compile(folder, List.of(options), said);
      isSound = isSound && compiles && said.getBuffer().isEmpty();
      if (!said.getBuffer().isEmpty()) {
        System.out.println(folder.getFileName() + ":\n" + said);
      }
    }
    System.exit(isSound ? 0 : 1);
  }

  private static boolean compile(Path folder, List<String> options, StringWriter said) throws IOException {
    List<String> all = new ArrayList<>(options);
    // Comments are held against what users see.
    all.add("-Xdoclint/package:" + String.join(",", exportedOf(folder)));
    all.addAll(List.of("-d", Files.createDirectories(CLASSES.resolve(folder.getFileName())).toString()));
    try (StandardJavaFileManager files = COMPILER.getStandardFileManager(null, null, null)) {
      return COMPILER.getTask(said, files, null, all, null, files.getJavaFileObjectsFromPaths(sourcesOf(folder))).call();
    }
  }

  /** Packages that are not internal. */
  private static List<String> exportedOf(Path folder) throws IOException {
    Path sources = folder.resolve("src/main/java");
    return sourcesOf(folder).stream()
        .map(file -> sources.relativize(file.getParent()).toString().replace('/', '.'))
        .filter(name -> !name.matches(".*\\binternal\\b.*"))
        .distinct()
        .toList();
  }

  private static List<Path> foldersOf(Path root) throws IOException {
    try (Stream<Path> folders = Files.list(root.toAbsolutePath())) {
      return folders.filter(path -> Files.isDirectory(path) && !path.getFileName().toString().startsWith(".")).sorted().toList();
    }
  }

  private static List<Path> sourcesOf(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(path -> path.toString().endsWith(".java")).sorted().toList();
    }
  }
}
