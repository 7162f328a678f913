package sdk.internal.url;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import sdk.errors.ConfigurationException;

/** URLs. */
public final class Urls {
  private static final int MOST_PORTS = 65_535;

  private Urls() {}

  /** Rejects a text that is not an absolute URL, or that contains a secret. */
  public static String check(String url) {
    URI parsed = parse(url);
    if (parsed != null && parsed.getRawUserInfo() != null) {
      throw new ConfigurationException("The base URL must not hold a user name or a password");
    }
    if (parsed != null && parsed.getHost() != null && isKnown(parsed)) {
      return url;
    }
    throw new ConfigurationException("The base URL must be an absolute http or https URL");
  }

  private static boolean isKnown(URI url) {
    String scheme = url.getScheme() == null ? "" : url.getScheme().toLowerCase(Locale.ROOT);
    return List.of("http", "https", "ws", "wss").contains(scheme);
  }

  private static URI parse(String url) {
    try {
      return URI.create(url);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** Joins by concatenation: the prefix and the query of the base survive. */
  public static String join(String base, String path, List<String> query) {
    int fragment = base.indexOf('#');
    String[] prefix = splitQuery(fragment < 0 ? base : base.substring(0, fragment));
    String[] own = splitQuery(path);
    List<String> parts = new ArrayList<>();
    for (String part : List.of(prefix[1], own[1])) {
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    query.stream().filter(part -> !part.isEmpty()).forEach(parts::add);
    String joined =
        own[0].isEmpty() ? prefix[0] : withoutEnd(prefix[0]) + "/" + own[0].replaceFirst("^/+", "");
    return parts.isEmpty() ? joined : joined + "?" + String.join("&", parts);
  }

  private static String withoutEnd(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == '/') {
      end -= 1;
    }
    return text.substring(0, end);
  }

  private static String[] splitQuery(String text) {
    int mark = text.indexOf('?');
    return mark < 0
        ? new String[] {text, ""}
        : new String[] {text.substring(0, mark), text.substring(mark + 1)};
  }

  /** An address from a server, without user information; null if it is not an HTTP URL. */
  public static URI resolve(String address, URI base) {
    try {
      URI to = joined(Quoted.of(address), base);
      String scheme = to.getScheme() == null ? "" : to.getScheme().toLowerCase(Locale.ROOT);
      boolean isPlace = to.getHost() != null && to.getPort() <= MOST_PORTS;
      if (!isPlace || !scheme.equals("http") && !scheme.equals("https")) {
        return null;
      }
      String path = to.getRawPath() == null || to.getRawPath().isEmpty() ? "/" : to.getRawPath();
      String query = to.getRawQuery() == null ? "" : "?" + to.getRawQuery();
      String port = to.getPort() < 0 || to.getPort() == usualPort(scheme) ? "" : ":" + to.getPort();
      String host = to.getHost().toLowerCase(Locale.ROOT);
      return URI.create(scheme + "://" + host + port + withoutDots(path) + query);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  /** The platform's own follows an older rule for a query alone, and for a base without path. */
  private static URI joined(String address, URI base) {
    String path =
        base.getRawPath() == null || base.getRawPath().isEmpty() ? "/" : base.getRawPath();
    String origin = base.getScheme() + "://" + base.getRawAuthority();
    boolean isQuery = address.isEmpty() || address.startsWith("?") || address.startsWith("#");
    return URI.create(origin + path).resolve(isQuery ? path + address : address);
  }

  /** Platforms leave the dots that would lead out of the root. */
  private static String withoutDots(String path) {
    String clean = path;
    while (clean.startsWith("/../")) {
      clean = clean.substring(3);
    }
    return clean.equals("/..") ? "/" : clean;
  }

  /** Whether two URLs have the same scheme, host and port. */
  public static boolean isSameOrigin(URI a, URI b) {
    return a.getScheme().equalsIgnoreCase(b.getScheme())
        && a.getHost().equalsIgnoreCase(b.getHost())
        && portOf(a) == portOf(b);
  }

  private static int portOf(URI url) {
    return url.getPort() < 0 ? usualPort(url.getScheme()) : url.getPort();
  }

  private static int usualPort(String scheme) {
    return scheme.equalsIgnoreCase("https") || scheme.equalsIgnoreCase("wss") ? 443 : 80;
  }

  /** A URL as errors show it: no query, no fragment, no user information. */
  public static String bare(String url) {
    String bare = url;
    int end = indexOfAny(url);
    if (end >= 0) {
      bare = url.substring(0, end);
    }
    return bare.indexOf('@') < 0
        ? bare
        : bare.replaceFirst("^([a-zA-Z][a-zA-Z0-9+.-]*://)[^/]*@", "$1");
  }

  private static int indexOfAny(String url) {
    for (int i = 0; i < url.length(); i++) {
      if (url.charAt(i) == '?' || url.charAt(i) == '#') {
        return i;
      }
    }
    return -1;
  }

  /** A URL without scheme and host. */
  public static String pathOf(String url) {
    String path = url.replaceFirst("^[a-zA-Z][a-zA-Z0-9+.-]*://[^/]*", "");
    return path.isEmpty() ? "/" : path;
  }

  /** A URL as logs show it: the values of the query are masked. */
  public static String masked(String url) {
    int start = url.indexOf('?');
    if (start < 0) {
      return bare(url);
    }
    List<String> names = new ArrayList<>();
    for (String part : url.substring(start + 1).split("&")) {
      names.add(part.split("=", 2)[0] + "=***");
    }
    return bare(url) + "?" + String.join("&", names);
  }
}
