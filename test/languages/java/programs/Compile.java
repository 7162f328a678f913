import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Compiles each folder of the working directory by itself and prints what the compiler says. Arguments: a folder for
 * classes of runtimes, and options of the compiler.
 */
final class Compile {
  private Compile() {}

  public static void main(String[] args) throws IOException {
    boolean isSound = true;
    try (Sdks sdks = new Sdks(Path.of(args[0]), List.of(args).subList(1, args.length))) {
      for (Path folder : foldersOf(Path.of(""))) {
        String complaints = sdks.compile(folder).complaints();
        if (!complaints.isEmpty()) {
          isSound = false;
          System.out.println(folder.getFileName() + ":\n" + complaints);
        }
      }
    }
    System.exit(isSound ? 0 : 1);
  }

  private static List<Path> foldersOf(Path root) throws IOException {
    try (Stream<Path> folders = Files.list(root.toAbsolutePath())) {
      return folders.filter(path -> Files.isDirectory(path) && !path.getFileName().toString().startsWith(".")).sorted().toList();
    }
  }
}
