package sdk.internal.call;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.core.ClientSettings;
import sdk.errors.ConfigurationException;
import sdk.internal.spec.ClientSpec;
import sdk.internal.url.Urls;

/** The base URLs of a client, one for each role. */
final class BaseUrls {
  private static final Pattern VARIABLE = Pattern.compile("\\{([^{}]+)\\}");

  private BaseUrls() {}

  static List<String> of(ClientSpec spec, ClientSettings settings, Environment environment) {
    if (settings.baseUrl() != null) {
      return List.of(Urls.check(settings.baseUrl()));
    }
    String named = settings.environment();
    String fallback = environment.get(spec.baseUrlEnv());
    if (named == null && fallback != null) {
      return List.of(Urls.check(fallback));
    }
    if (spec.environments().isEmpty()) {
      throw new ConfigurationException("baseUrl is needed");
    }
    String name = named == null ? spec.environments().keySet().iterator().next() : named;
    List<String> urls = spec.environments().get(name);
    if (urls == null) {
      throw new ConfigurationException(
          "environment must be one of: " + String.join(", ", spec.environments().keySet()));
    }
    List<String> filled = new ArrayList<>();
    for (String url : urls) {
      filled.add(Urls.check(fill(url, spec, settings)));
    }
    return filled;
  }

  private static String fill(String url, ClientSpec spec, ClientSettings settings) {
    Matcher found = VARIABLE.matcher(url);
    StringBuilder text = new StringBuilder();
    while (found.find()) {
      String value = valueOf(found.group(1), spec, settings);
      found.appendReplacement(text, Matcher.quoteReplacement(value));
    }
    return found.appendTail(text).toString();
  }

  private static String valueOf(String name, ClientSpec spec, ClientSettings settings) {
    for (ClientSpec.UrlVariable variable : spec.variables()) {
      if (variable.name().equals(name)) {
        Object given = settings.option(variable.option());
        Object value = given == null ? variable.defaultValue() : given;
        if (value != null) {
          return value.toString();
        }
        throw new ConfigurationException("The base URL needs a value for " + variable.option());
      }
    }
    throw new ConfigurationException("The base URL needs a value for {" + name + "}");
  }
}
