import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * Does what a build tool does: packs a library into a repository, and compiles a program that needs
 * it.
 */
final class Pack {
  private static final Path REPOSITORY = Path.of("repository");

  private static final Attributes.Name MODULE = new Attributes.Name("Automatic-Module-Name");

  /** What modules that have no description of their own are warned of. */
  private static final String LINT =
      "-Xlint:all,-options,-requires-automatic,-requires-transitive-automatic";

  public static void main(String[] args) throws Exception {
    switch (args[0]) {
      case "jackson" -> addJackson(Path.of(args[1]));
      case "library" -> packLibrary(args[1], args[2], Path.of(args[3]));
      case "program" -> compile(Path.of("project"), Path.of("project/classes"));
      case "trust" -> trust(Path.of(args[1]));
      default -> throw new IllegalArgumentException(args[0]);
    }
  }

  /**
   * Jackson's modules by the names that they have where Maven gets them from: distributions leave
   * these out.
   */
  private static void addJackson(Path jars) throws IOException {
    Files.createDirectories(REPOSITORY);
    for (String name : List.of("databind", "core", "annotations")) {
      Path jar = REPOSITORY.resolve("jackson-" + name + ".jar");
      Files.copy(jars.resolve("jackson-" + name + ".jar").toRealPath(), jar);
      try (JarFile read = new JarFile(jar.toFile())) {
        if (read.getManifest().getMainAttributes().containsKey(MODULE)) {
          continue;
        }
      }
      Path manifest = REPOSITORY.resolve("manifest");
      String module = "com.fasterxml.jackson." + name.replace("annotations", "annotation");
      Files.writeString(manifest, "Automatic-Module-Name: " + module + "\n");
      run("jar", "--update", "--file", jar.toString(), "--manifest", manifest.toString());
    }
  }

  /**
   * Builds the jar of the library by its sources, and puts it where its coordinates say, with its
   * POM.
   */
  private static void packLibrary(String coordinates, String version, Path jars)
      throws IOException {
    addJackson(jars);
    String[] parts = coordinates.split(":");
    Path home = REPOSITORY.resolve(parts[0].replace('.', '/')).resolve(parts[1]).resolve(version);
    Files.createDirectories(home);
    Path classes = Path.of("source/target/classes");
    compile(Path.of("source/src/main/java"), classes);
    String name = parts[1] + "-" + version;
    Files.copy(Path.of("source/pom.xml"), home.resolve(name + ".pom"));
    run(
        "jar",
        "--create",
        "--file",
        home.resolve(name + ".jar").toString(),
        "-C",
        classes.toString(),
        ".");
  }

  private static void compile(Path sources, Path classes) throws IOException {
    List<String> args = new ArrayList<>(List.of("--release", "17", LINT, "-Werror", "-proc:none"));
    args.addAll(List.of("--module-path", modulePath(), "-d", classes.toString()));
    args.addAll(filesOf(sources, ".java"));
    run("javac", args.toArray(String[]::new));
  }

  /** All jars of the repository. */
  private static String modulePath() throws IOException {
    return String.join(":", filesOf(REPOSITORY, ".jar"));
  }

  private static List<String> filesOf(Path folder, String end) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.map(Path::toString).filter(path -> path.endsWith(end)).sorted().toList();
    }
  }

  /** Makes what the property `javax.net.ssl.trustStore` takes. */
  private static void trust(Path certificate) throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    try (InputStream in = Files.newInputStream(certificate);
        OutputStream out = Files.newOutputStream(Path.of("trust.p12"))) {
      Certificate read = CertificateFactory.getInstance("X.509").generateCertificate(in);
      store.setCertificateEntry("loopback", read);
      store.store(out, "changeit".toCharArray());
    }
  }

  private static void run(String tool, String... args) {
    int code = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, args);
    if (code != 0) {
      System.exit(code);
    }
  }
}
