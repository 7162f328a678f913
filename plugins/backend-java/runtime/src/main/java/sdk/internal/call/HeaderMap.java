package sdk.internal.call;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import sdk.core.HeaderFields;
import sdk.errors.ConfigurationException;
import sdk.json.Json;

/** Headers that are being put together. */
final class HeaderMap {
  private static final Pattern NAME = Pattern.compile("[!#$%&'*+.^_`|~\\w-]+");

  private final Map<String, Map.Entry<String, String>> values = new LinkedHashMap<>();

  /** Sets a header over what is there; null removes it. Fails for what HTTP cannot carry. */
  void put(String name, String value) {
    if (!NAME.matcher(name).matches()) {
      throw new ConfigurationException("Not a header name: " + Json.text(name));
    }
    String key = name.toLowerCase(Locale.ROOT);
    if (value == null) {
      values.remove(key);
      return;
    }
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c != '\t' && (c < ' ' || c > '~' && c < 0x80 || c > 0xFF)) {
        throw new ConfigurationException(
            "The value of the header " + name + " holds a character that headers cannot carry");
      }
    }
    values.put(key, Map.entry(name, value));
  }

  void putAll(Map<String, String> headers) {
    headers.forEach(this::put);
  }

  String get(String name) {
    Map.Entry<String, String> entry = values.get(name.toLowerCase(Locale.ROOT));
    return entry == null ? null : entry.getValue();
  }

  HeaderFields build() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    values.values().forEach(entry -> all.put(entry.getKey(), List.of(entry.getValue())));
    return HeaderFields.of(all);
  }
}
