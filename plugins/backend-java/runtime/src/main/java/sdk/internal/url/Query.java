package sdk.internal.url;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import sdk.internal.spec.Param;
import sdk.internal.spec.Param.Style;
import sdk.json.Json;

/** Parameters of queries, cookies and forms. */
public final class Query {
  /** Characters that a value may hold without ending it, where reserved ones are allowed. */
  private static final String RESERVED = ":/?@!$'()*,;=";

  private static final Pattern ENCODED_PERCENT = Pattern.compile("%25(?=[\\dA-Fa-f]{2})");

  private Query() {}

  /** The encoded pairs of a parameter. */
  public static List<String> pairs(Param param, Object value) {
    UnaryOperator<String> write = param.allowsReserved() ? Query::encodeReserved : Percent::encode;
    return pairs(param.name(), value, param.style(), param.explode(), write);
  }

  /** The encoded pairs of one value. Null and empty lists give none. */
  public static List<String> pairs(
      String name, Object value, Style style, Boolean explode, UnaryOperator<String> write) {
    if (Json.plain(value) == null) {
      return List.of();
    }
    if (style == Style.JSON) {
      return List.of(pair(name, Json.text(value), write));
    }
    Values.Parts parts = Values.partsOf(value);
    if (parts == null) {
      return List.of(pair(name, Values.text(value, name), write));
    }
    if (style == Style.DEEP_OBJECT) {
      List<String> all = new ArrayList<>();
      for (Values.Part part : parts.all()) {
        all.addAll(pairs(name + "[" + part.key() + "]", part.value(), style, explode, write));
      }
      return all;
    }
    boolean isForm = style == null || style == Style.FORM;
    if (explode == null ? isForm : explode) {
      return exploded(name, parts, write);
    }
    return parts.all().isEmpty() ? List.of() : List.of(joined(name, parts, style, write));
  }

  private static String pair(String name, String text, UnaryOperator<String> write) {
    return write.apply(name) + "=" + write.apply(text);
  }

  private static List<String> exploded(
      String name, Values.Parts parts, UnaryOperator<String> write) {
    List<String> all = new ArrayList<>();
    for (Values.Part part : parts.all()) {
      Values.Parts items = parts.isList() ? null : Values.partsOf(part.value());
      String key = parts.isList() ? name : part.key();
      if (items == null || !items.isList()) {
        all.add(pair(key, Values.text(part.value(), name), write));
        continue;
      }
      // A list in an object repeats its key, as a list of its own does.
      for (Values.Part item : items.all()) {
        all.add(pair(key, Values.text(item.value(), name), write));
      }
    }
    return all;
  }

  private static String joined(
      String name, Values.Parts parts, Style style, UnaryOperator<String> write) {
    List<String> texts = new ArrayList<>();
    for (Values.Part part : parts.all()) {
      if (!parts.isList()) {
        texts.add(write.apply(part.key()));
      }
      texts.add(write.apply(Values.text(part.value(), name)));
    }
    String separator =
        style == Style.SPACE_DELIMITED ? "%20" : style == Style.PIPE_DELIMITED ? "%7C" : ",";
    return write.apply(name) + "=" + String.join(separator, texts);
  }

  /** Leaves reserved characters, and what is percent-encoded already. */
  private static String encodeReserved(String text) {
    String encoded = Percent.encode(text, RESERVED);
    return ENCODED_PERCENT.matcher(encoded).replaceAll("%");
  }
}
