package sdk.internal.download;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** File names of downloads, as RFC 6266 and RFC 8187 have them. */
public final class FileNames {
  /** A parameter: its name, and a quoted string or whatever there is before the next one. */
  private static final Pattern PARAMETER =
      Pattern.compile(";\\s*([^\\s;=\"]+)\\s*=\\s*(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^;\"]*))");

  private static final Pattern ESCAPE = Pattern.compile("\\\\(.)");

  /** A charset, a language and a text whose bytes may be escaped. */
  private static final Pattern ENCODED =
      Pattern.compile("([^']*)'[^']*'((?:%[0-9a-fA-F]{2}|[!-~&&[^%]])*+)");

  private static final Map<String, Charset> CHARSETS =
      Map.of("utf-8", StandardCharsets.UTF_8, "iso-8859-1", StandardCharsets.ISO_8859_1);

  private FileNames() {}

  /** The last path segment of the name that {@code Content-Disposition} has, if it is a name. */
  public static Optional<String> of(String disposition) {
    Map<String, String> parameters = parametersOf(disposition);
    return decoded(parameters.get("filename*"))
        .or(() -> Optional.ofNullable(parameters.get("filename")))
        .map(name -> name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))
        .filter(name -> !name.isEmpty() && !name.equals(".") && !name.equals(".."));
  }

  private static Map<String, String> parametersOf(String disposition) {
    Map<String, String> parameters = new HashMap<>();
    Matcher found = PARAMETER.matcher(disposition);
    while (found.find()) {
      String quoted = found.group(2);
      String value =
          quoted == null ? found.group(3).strip() : ESCAPE.matcher(quoted).replaceAll("$1");
      parameters.putIfAbsent(found.group(1).toLowerCase(Locale.ROOT), value);
    }
    return parameters;
  }

  /** The text of a value in the form {@code UTF-8'en'%e2%82%ac}; empty where it cannot be read. */
  private static Optional<String> decoded(String value) {
    Matcher parts = ENCODED.matcher(value == null ? "" : value);
    if (!parts.matches()) {
      return Optional.empty();
    }
    Charset charset = CHARSETS.get(parts.group(1).toLowerCase(Locale.ROOT));
    if (charset == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(charset.newDecoder().decode(bytesOf(parts.group(2))).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private static ByteBuffer bytesOf(String escaped) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int at = 0; at < escaped.length(); at++) {
      if (escaped.charAt(at) == '%') {
        bytes.write(HexFormat.fromHexDigits(escaped, at + 1, at + 3));
        at += 2;
      } else {
        bytes.write(escaped.charAt(at));
      }
    }
    return ByteBuffer.wrap(bytes.toByteArray());
  }
}
