package sdk.internal.url;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.errors.ConfigurationException;
import sdk.internal.spec.Param;
import sdk.internal.spec.Param.Style;
import sdk.json.Json;

/** Paths with parameters. */
public final class Paths {
  /** Characters that a segment may hold as they are. */
  private static final String SEGMENT = ":@$&+,;=!'()*";

  /** A segment of one dot or two, however often they are encoded; platforms read {@code \}. */
  private static final Pattern DOTS =
      Pattern.compile(
          "(?:^|[/\\\\])(?:\\.|%(?:25)*2e){1,2}(?:$|[/\\\\])", Pattern.CASE_INSENSITIVE);

  private static final Pattern PARAMETER = Pattern.compile("\\{([^{}]*)\\}");

  /** A parameter, and the value that a call gives it. */
  public record Given(Param param, Object value) {}

  private Paths() {}

  /** Whether some segment of a path is one dot or two. */
  public static boolean hasDots(String path) {
    return DOTS.matcher(path).find();
  }

  /** Fills a template such as {@code /pets/{petId}}. Every value stays within its segment. */
  public static String expand(String template, Function<String, Given> lookup) {
    if (template.indexOf('{') < 0) {
      return template;
    }
    String[] segments = template.split("/", -1);
    for (int i = 0; i < segments.length; i++) {
      if (segments[i].indexOf('{') >= 0) {
        segments[i] = expandSegment(segments[i], lookup);
      }
    }
    return String.join("/", segments);
  }

  private static String expandSegment(String segment, Function<String, Given> lookup) {
    List<String> names = new ArrayList<>();
    Matcher found = PARAMETER.matcher(segment);
    StringBuilder text = new StringBuilder();
    while (found.find()) {
      String name = found.group(1);
      names.add(name);
      found.appendReplacement(text, Matcher.quoteReplacement(valueOf(name, lookup.apply(name))));
    }
    found.appendTail(text);
    if (hasDots(text.toString())) {
      throw new ConfigurationException(
          "The path parameter " + String.join(", ", names) + " must not be \".\" or \"..\"");
    }
    return text.toString();
  }

  private static String valueOf(String name, Given given) {
    Object plain = Json.plain(given.value());
    String text = plain == null || plain.equals("") ? "" : written(name, given.param(), plain);
    if (text.isEmpty()) {
      throw new ConfigurationException("The path parameter " + name + " must not be empty");
    }
    return text;
  }

  private static String written(String name, Param param, Object value) {
    boolean explode = param.isExploded();
    if (param.style() == Style.LABEL) {
      return "." + Values.joined(value, name, explode, explode ? "." : ",", Percent::encode);
    }
    if (param.style() == Style.MATRIX) {
      return matrix(name, value, explode);
    }
    if (param.style() == Style.JSON) {
      return Percent.encode(Json.text(value));
    }
    if (Values.partsOf(value) != null) {
      return Values.joined(value, name, explode, ",", Percent::encode);
    }
    return Percent.encode(Values.text(value, name), param.isGreedy() ? SEGMENT + "/" : SEGMENT);
  }

  private static String matrix(String name, Object value, boolean explode) {
    Values.Parts parts = Values.partsOf(value);
    if (!explode || parts == null) {
      return ";"
          + Percent.encode(name)
          + "="
          + Values.joined(value, name, false, ",", Percent::encode);
    }
    StringBuilder text = new StringBuilder();
    for (Values.Part part : parts.all()) {
      String key = parts.isList() ? name : part.key();
      text.append(';').append(Percent.encode(key)).append('=');
      text.append(Percent.encode(Values.text(part.value(), name)));
    }
    return text.toString();
  }
}
