package sdk.internal.call;

import java.util.List;
import java.util.regex.Pattern;

/** Texts that are shown: on one line, and without secrets. */
public final class Texts {
  private static final int SHORTEST_SECRET = 3;
  private static final int START = 16_000;
  private static final Pattern GAP = Pattern.compile("[\\s\\p{Cc}\\p{Z}\\uFEFF]+");

  private Texts() {}

  /** Replaces every occurrence of a secret. Very short ones would blank out unrelated text. */
  public static String mask(String text, List<String> secrets) {
    String masked = text;
    for (String secret : secrets) {
      if (secret.length() >= SHORTEST_SECRET) {
        masked = masked.replace(secret, "***");
      }
    }
    return masked;
  }

  /** The start of a text, by code points: half a character would be none. */
  public static String shown(String text, int most, List<String> secrets) {
    // A secret that is cut off would not be found, and control characters could change what a
    // terminal shows.
    String masked = mask(text, secrets);
    String start = masked.substring(0, Math.min(START, masked.length()));
    String line = GAP.matcher(start).replaceAll(" ").strip();
    if (line.codePointCount(0, line.length()) <= most) {
      return line;
    }
    return line.substring(0, line.offsetByCodePoints(0, most));
  }
}
