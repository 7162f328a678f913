package sdk.internal.url;

import java.nio.charset.StandardCharsets;

/** URLs that others wrote: what must not stand in one is percent-encoded, as browsers do. */
final class Quoted {
  private static final String FORBIDDEN = " \"<>\\^`{|}";

  private Quoted() {}

  static String of(String url) {
    StringBuilder out = new StringBuilder(url.length());
    for (byte b : url.strip().getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (c <= 0x20 || c >= 0x7F || FORBIDDEN.indexOf(c) >= 0) {
        out.append(String.format("%%%02X", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }
}
