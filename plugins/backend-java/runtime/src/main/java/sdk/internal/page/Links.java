package sdk.internal.page;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code Link} headers (RFC 8288). */
final class Links {
  /** A link: its target, and its parameters as text. */
  private static final Pattern LINK =
      Pattern.compile(
          "<([^<>]*)>((?:\\s*;\\s*[^\\s;,=\"]+"
              + "(?:\\s*=\\s*(?:\"(?:[^\"\\\\]|\\\\.)*+\"|[^\\s;,\"]*+))?)*+)");

  private static final Pattern PARAMETER =
      Pattern.compile(
          ";\\s*([^\\s;,=\"]+)(?:\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^\\s;,\"]*+)))?");

  private Links() {}

  /** The target of the first link with each relation that a header gives the page. */
  static Map<String, String> of(String header) {
    Map<String, String> links = new HashMap<>();
    Matcher found = LINK.matcher(header);
    while (found.find()) {
      for (String relation : relationsIn(found.group(2))) {
        links.putIfAbsent(relation, found.group(1));
      }
    }
    return links;
  }

  /** What the first {@code rel} names; nothing for a link of something else than the page. */
  private static List<String> relationsIn(String parameters) {
    String relations = null;
    Matcher found = PARAMETER.matcher(parameters);
    while (found.find()) {
      String name = found.group(1).toLowerCase(Locale.ROOT);
      if (name.equals("anchor")) {
        return List.of();
      }
      if (name.equals("rel") && relations == null) {
        String value = found.group(2) == null ? found.group(3) : found.group(2);
        relations = value == null ? "" : value.toLowerCase(Locale.ROOT);
      }
    }
    return relations == null ? List.of() : List.of(relations.strip().split("\\s+"));
  }
}
