import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Classes of the runtime, which is most of an SDK: a file that has compiled without a complaint is not compiled for another
 * SDK. It has to be the same there, and all files that it names, and all that these name: what an SDK leaves out is missed.
 */
final class Runtimes {
  private static final Pattern WORD = Pattern.compile("\\w+");

  private final Path folder;
  private final String question;

  /** Keeps classes in a folder that several programs may share, with what they depend on beside their sources. */
  Runtimes(Path folder, String question) throws IOException {
    this.folder = Files.createDirectories(folder);
    this.question = question;
  }

  /** Where the classes of each file of an SDK's runtime are, or are to be. */
  Map<Path, Path> placesOf(Sdk sdk) {
    Map<String, Path> files = sdk.runtime();
    Map<String, String> hashes = new HashMap<>();
    Map<String, Set<String>> named = new HashMap<>();
    Map<String, Set<String>> pathsByName = new HashMap<>();
    Set<String> ofApi = new HashSet<>();
    files.keySet().forEach(path -> pathsByName.computeIfAbsent(nameOf(path), any -> new TreeSet<>()).add(path));
    files.forEach(
        (path, file) -> {
          String text = sdk.neutralText(file);
          hashes.put(path, hashOf(text));
          Set<String> found = new TreeSet<>();
          WORD.matcher(text).results().forEach(word -> found.addAll(pathsByName.getOrDefault(word.group(), Set.of())));
          named.put(path, found);
          if (sdk.namesApi(text)) {
            ofApi.add(path);
          }
        });
    Map<Path, Path> places = new HashMap<>();
    files.forEach(
        (path, file) -> {
          Set<String> reached = reachedFrom(path, named);
          // Errors of the API and tests stand among the runtime's files: what they call may be otherwise in another SDK.
          if (reached.stream().anyMatch(ofApi::contains)) {
            return;
          }
          StringBuilder key = new StringBuilder(question).append('\n').append(path);
          reached.forEach(other -> key.append('\n').append(other).append(hashes.get(other)));
          places.put(file, folder.resolve(hashOf(key.toString())));
        });
    return places;
  }

  private static String nameOf(String path) {
    return path.replaceAll(".*/|\\.java$", "");
  }

  private static Set<String> reachedFrom(String path, Map<String, Set<String>> named) {
    Set<String> reached = new TreeSet<>(Set.of(path));
    Deque<String> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      named.get(open.pop()).stream().filter(reached::add).forEach(open::push);
    }
    return reached;
  }

  private static String hashOf(String text) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Adds the classes of a place to those of an SDK, under the names that they have there. */
  static void take(Path place, Sdk sdk, Memory classes) throws IOException {
    try (var input = new DataInputStream(Files.newInputStream(place))) {
      for (int left = input.readInt(); left > 0; left -= 1) {
        String name = sdk.ownName(input.readUTF()).replace('/', '.');
        classes.add(name, ClassFile.renamed(input.readNBytes(input.readInt()), sdk::ownName));
      }
    }
  }

  /** Keeps the classes of a file. Written beside and renamed: another program never reads half of them. */
  static void keep(Path place, Sdk sdk, Map<String, byte[]> compiled) throws IOException {
    Path beside = Path.of(place + "." + ProcessHandle.current().pid());
    try (var output = new DataOutputStream(Files.newOutputStream(beside))) {
      output.writeInt(compiled.size());
      for (var one : compiled.entrySet()) {
        byte[] bytes = ClassFile.renamed(one.getValue(), sdk::neutralName);
        output.writeUTF(sdk.neutralName(one.getKey().replace('.', '/')));
        output.writeInt(bytes.length);
        output.write(bytes);
      }
    }
    Files.move(beside, place, StandardCopyOption.ATOMIC_MOVE);
  }
}
