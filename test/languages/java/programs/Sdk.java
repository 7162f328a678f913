import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The sources of an SDK, and the names that the runtime has there: it is the same in all SDKs but for these. */
final class Sdk {
  private static final Pattern RUNTIME = Pattern.compile("(?:core|errors|json|internal|wire)/.*");
  /** What the names of some of the runtime's exceptions end with; the API's name stands before it. */
  private static final String BRANDED = "(?=(?:Connection|Timeout|Canceled)?Exception\\b)";
  private static final String NEUTRAL_BRAND = "Brand";
  /** A folder that no SDK has. */
  private static final String NEUTRAL_ROOT = "of/any/sdk/";

  /** Names of classes that are no part of the runtime. */
  private static final Pattern OF_API =
      Pattern.compile("\\bof\\.any\\.sdk\\.(?!(?:core|errors|json|internal|wire)[.;])");

  /** Texts of the sources, by the files. */
  final Map<Path, String> sources = new LinkedHashMap<>();

  private final Path folder;
  /** The folder of the root package, with a slash at its end. */
  private final String root;
  private final Pattern brand;
  private final String brandName;

  Sdk(Path folder) throws IOException {
    this.folder = folder.toAbsolutePath();
    try (Stream<Path> files = Files.walk(this.folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        sources.put(file, Files.readString(file));
      }
    }
    root = shortest("(.+/)ClientSpecs\\.java");
    brandName = shortest(Pattern.quote(root) + "errors/(\\w+)CanceledException\\.java");
    brand = Pattern.compile("\\b" + Pattern.quote(brandName) + BRANDED);
  }

  /** What the paths of files hold that others, with longer names, may look like. */
  private String shortest(String path) {
    Pattern pattern = Pattern.compile(path);
    return sources.keySet().stream()
        .flatMap(file -> pattern.matcher(pathOf(file)).results())
        .map((MatchResult found) -> found.group(1))
        .min(Comparator.comparing(String::length))
        .orElse("?");
  }

  /** The path of a class, its package before it. */
  private String pathOf(Path file) {
    return folder.relativize(file).toString().replaceFirst("^src/(?:main|test)/java/", "");
  }

  /** Packages that users see. */
  List<String> exported() {
    return sources.keySet().stream()
        .map(file -> pathOf(file).replaceFirst("/[^/]*$", "").replace('/', '.'))
        .filter(name -> !name.matches(".*\\binternal\\b.*"))
        .distinct()
        .toList();
  }

  /** Files of the runtime by their paths in it. */
  Map<String, Path> runtime() {
    Map<String, Path> files = new LinkedHashMap<>();
    for (Path file : sources.keySet()) {
      String path = pathOf(file);
      if (path.startsWith(root) && RUNTIME.matcher(path.substring(root.length())).matches()) {
        files.put(brand.matcher(path.substring(root.length())).replaceAll(NEUTRAL_BRAND), file);
      }
    }
    return files;
  }

  /** The text of a file of the runtime as it is in all SDKs. Imports are in an order that depends on names. */
  String neutralText(Path file) {
    String text = sources.get(file).replace(root.replace('/', '.'), NEUTRAL_ROOT.replace('/', '.'));
    // Long names are broken before what they extend.
    String named = brand.matcher(text).replaceAll(NEUTRAL_BRAND).replaceAll("\\n +extends ", " extends ");
    Map<Boolean, List<String>> lines =
        named.lines().collect(Collectors.partitioningBy(line -> line.startsWith("import ")));
    return lines.get(true).stream().sorted().toList() + String.join("\n", lines.get(false));
  }

  /** Whether a file, by its neutral text, names classes of the API. */
  boolean namesApi(String text) {
    return OF_API.matcher(text).find();
  }

  /** A name in a class of the runtime as it is in all SDKs. */
  String neutralName(String name) {
    return brand.matcher(name.replace(root, NEUTRAL_ROOT)).replaceAll(NEUTRAL_BRAND);
  }

  /** The opposite. */
  String ownName(String name) {
    return name.replaceAll("\\b" + NEUTRAL_BRAND + BRANDED, brandName).replace(NEUTRAL_ROOT, root);
  }
}
