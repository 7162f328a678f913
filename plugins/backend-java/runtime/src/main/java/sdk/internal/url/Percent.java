package sdk.internal.url;

import java.nio.charset.StandardCharsets;
import sdk.errors.ConfigurationException;

/** Percent-encoding. */
public final class Percent {
  private static final String UNRESERVED = "-._~";
  private static final char[] HEX = "0123456789ABCDEF".toCharArray();

  private Percent() {}

  /** Encodes all but unreserved characters (RFC 3986, 2.3). */
  public static String encode(String text) {
    return encode(text, "");
  }

  /** Encodes all but unreserved characters, and those that the place allows. */
  static String encode(String text, String kept) {
    if (isPlain(text)) {
      return text;
    }
    checkPairs(text);
    StringBuilder out = new StringBuilder(text.length() + 16);
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (isUnreserved(c) || kept.indexOf(c) >= 0) {
        out.append(c);
      } else {
        out.append('%').append(HEX[c >> 4]).append(HEX[c & 15]);
      }
    }
    return out.toString();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isUnreserved(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUnreserved(char c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || UNRESERVED.indexOf(c) >= 0;
  }

  /** Refuses half of a surrogate pair, which would be sent as a question mark. */
  private static void checkPairs(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new ConfigurationException("Text with half of a surrogate pair cannot be sent");
    }
  }
}
