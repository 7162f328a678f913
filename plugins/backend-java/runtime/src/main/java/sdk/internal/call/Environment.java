package sdk.internal.call;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Credential;
import sdk.internal.spec.HeaderSpec;
import sdk.internal.spec.Scheme;

/** The environment variables that the API names; read once, when a client is made. */
final class Environment {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(\\w+)\\}");

  private final Map<String, String> values = new HashMap<>();

  private Environment() {}

  /** Reads the variables that the API names, and no other. An empty one counts as unset. */
  static Environment of(ClientSpec spec, UnaryOperator<String> read) {
    Environment environment = new Environment();
    for (String name : namesIn(spec)) {
      String value = read.apply(name);
      if (value != null && !value.isBlank()) {
        environment.values.put(name, value.strip());
      }
    }
    return environment;
  }

  private static Set<String> namesIn(ClientSpec spec) {
    Set<String> names = new LinkedHashSet<>();
    names.add(spec.baseUrlEnv());
    for (Scheme scheme : spec.auth().schemes().values()) {
      for (Credential credential : scheme.credentials()) {
        names.add(credential.env());
      }
      if (scheme instanceof Scheme.OAuth oauth && oauth.flow().token() != null) {
        names.add(oauth.flow().token().env());
      }
    }
    for (HeaderSpec header : spec.headers()) {
      names.add(header.env());
      if (header.template() != null) {
        PLACEHOLDER
            .matcher(header.template())
            .results()
            .forEach(found -> names.add(found.group(1)));
      }
    }
    names.remove(null);
    return names;
  }

  /** The value of a variable; null where it is not set, or there is none. */
  String get(String name) {
    return name == null ? null : values.get(name);
  }

  /** Fills the placeholders of a header; null where a variable is not set. */
  String fill(String template) {
    Matcher found = PLACEHOLDER.matcher(template);
    StringBuilder text = new StringBuilder();
    while (found.find()) {
      String value = get(found.group(1));
      if (value == null) {
        return null;
      }
      found.appendReplacement(text, Matcher.quoteReplacement(value));
    }
    return found.appendTail(text).toString();
  }
}
