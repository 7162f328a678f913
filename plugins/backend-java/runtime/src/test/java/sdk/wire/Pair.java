package sdk.wire;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/** A name and a value, decoded. */
record Pair(String name, String value) {
  static List<Pair> of(String... texts) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < texts.length; i += 2) {
      pairs.add(new Pair(texts[i], texts[i + 1]));
    }
    return pairs;
  }

  /** Reads a query or a form, which has the same syntax. */
  static List<Pair> parse(String text) {
    return split(text, "&", part -> URLDecoder.decode(part, StandardCharsets.UTF_8));
  }

  /** Reads the value of the header of cookies. */
  static List<Pair> parseCookies(String text) {
    return split(
        text, "; ", part -> URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8));
  }

  private static List<Pair> split(String text, String separator, UnaryOperator<String> decode) {
    if (text == null || text.isEmpty()) {
      return List.of();
    }
    return Arrays.stream(text.split(separator))
        .map(part -> part.split("=", 2))
        .map(part -> new Pair(decode.apply(part[0]), part.length > 1 ? decode.apply(part[1]) : ""))
        .toList();
  }

  /** Compares lists, in which the order counts among values of one name only. */
  static void check(String what, List<Pair> got, List<Pair> wanted) {
    checkInOrder(what, sorted(got), sorted(wanted));
  }

  static void checkInOrder(String what, List<Pair> got, List<Pair> wanted) {
    boolean isSame = got.size() == wanted.size();
    for (int i = 0; isSame && i < got.size(); i++) {
      isSame = got.get(i).isLike(wanted.get(i));
    }
    if (!isSame) {
      throw new AssertionError("the " + what + " is " + got + ", not " + wanted);
    }
  }

  private static List<Pair> sorted(List<Pair> pairs) {
    return pairs.stream().sorted(Comparator.comparing(Pair::name)).toList();
  }

  private boolean isLike(Pair wanted) {
    return name.equals(wanted.name) && Difference.isSameText(value, wanted.value);
  }

  @Override
  public String toString() {
    return name + "=" + value;
  }
}
