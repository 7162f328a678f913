import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * Compiles the SDKs of a folder and the driver, in one process whose compiler is warm. Files that
 * are the same in all SDKs are compiled once, with those of the first SDK, and packed into a jar;
 * each SDK has a folder with the classes of its other files.
 */
final class Build {
  private static final String SOURCES = "src/main/java";
  private static final Path CLASSES = Path.of("classes");

  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final String libraries;

  private Build(String libraries) {
    this.libraries = libraries;
  }

  public static void main(String[] args) throws IOException {
    if (args[0].equals("patched")) {
      patch(List.of(args).subList(1, args.length));
      return;
    }
    Files.createDirectories(CLASSES);
    trust(Path.of("loopback.pem"), CLASSES.resolve("trusted.p12"));
    new Build(args[1]).run(List.of(args).subList(2, args.length));
  }

  /** Compiles files that stand beside each other as folder, class path and name of the file in it. */
  private static void patch(List<String> files) throws IOException {
    for (int at = 0; at < files.size(); at += 3) {
      Path folder = Path.of(files.get(at));
      List<Path> sources = List.of(folder.resolve(files.get(at + 2)));
      new Build(files.get(at + 1)).compile(sources, folder.resolve("patched"), files.get(at + 1));
    }
  }

  /** The certificate of the server, as Java trusts one. */
  private static void trust(Path certificate, Path store) throws IOException {
    try (InputStream input = Files.newInputStream(certificate);
        OutputStream output = Files.newOutputStream(store)) {
      KeyStore trusted = KeyStore.getInstance("PKCS12");
      trusted.load(null, null);
      var own = CertificateFactory.getInstance("X.509").generateCertificate(input);
      trusted.setCertificateEntry("server", own);
      trusted.store(output, "changeit".toCharArray());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private void run(List<String> variants) throws IOException {
    Map<String, Map<String, String>> sdks = new HashMap<>();
    for (String variant : variants) {
      sdks.put(variant, sourcesOf(Path.of("sdk", variant, SOURCES)));
    }
    Set<String> shared = sharedBy(sdks);
    Path all = CLASSES.resolve("all");
    List<Path> together = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String variant : variants) {
      boolean isFirst = variant.equals(variants.get(0));
      for (String path : sdks.get(variant).keySet()) {
        if ((isFirst || shared.contains(path)) && seen.add(path)) {
          together.add(Path.of("sdk", variant, SOURCES, path));
        }
      }
    }
    together.addAll(filesBelow(Path.of("driver", SOURCES)));
    compile(together, all, libraries);
    Path jar = CLASSES.resolve("shared.jar");
    pack(all, jar, path -> shared.contains(path) || path.startsWith("driver/"));
    for (String variant : variants) {
      List<Path> own = new ArrayList<>();
      for (String path : sdks.get(variant).keySet()) {
        if (!shared.contains(path)) {
          own.add(Path.of("sdk", variant, SOURCES, path));
        }
      }
      compile(own, CLASSES.resolve(variant), jar + ":" + libraries);
    }
  }

  /** Files whose content is the same in every SDK that has them. */
  private static Set<String> sharedBy(Map<String, Map<String, String>> sdks) {
    Map<String, Set<String>> contents = new HashMap<>();
    sdks.values()
        .forEach(
            sdk ->
                sdk.forEach(
                    (path, content) ->
                        contents.computeIfAbsent(path, any -> new HashSet<>()).add(content)));
    contents.values().removeIf(found -> found.size() > 1);
    return contents.keySet();
  }

  private static Map<String, String> sourcesOf(Path folder) throws IOException {
    Map<String, String> sources = new HashMap<>();
    for (Path file : filesBelow(folder)) {
      if (!file.endsWith("module-info.java")) {
        sources.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return sources;
  }

  private static List<Path> filesBelow(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private void compile(List<Path> sources, Path target, String classPath) throws IOException {
    Files.createDirectories(target);
    List<String> args = new ArrayList<>(List.of("--release", "17", "-proc:none", "-nowarn"));
    args.addAll(List.of("-Xlint:-options", "-d", target.toString(), "-cp", classPath));
    sources.forEach(source -> args.add(source.toString()));
    if (compiler.run(null, null, null, args.toArray(String[]::new)) != 0) {
      System.exit(1);
    }
  }

  private interface Chosen {
    boolean has(String source);
  }

  private static void pack(Path folder, Path jar, Chosen chosen) throws IOException {
    try (JarOutputStream output = new JarOutputStream(Files.newOutputStream(jar))) {
      output.setLevel(0);
      for (Path file : filesBelow(folder)) {
        String path = folder.relativize(file).toString();
        if (chosen.has(path.replaceAll("(\\$.*)?\\.class$", ".java"))) {
          output.putNextEntry(new JarEntry(path));
          Files.copy(file, output);
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
