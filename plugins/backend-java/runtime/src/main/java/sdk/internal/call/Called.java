package sdk.internal.call;

import java.util.List;
import sdk.internal.url.Urls;

/**
 * Which call an exception is about. Not a record, which would print its secrets.
 *
 * <p>The secrets are masked wherever the method or URL is shown.
 */
public final class Called {
  private final String method;
  private final String url;
  private final int attempts;
  private final List<String> secrets;

  Called(String method, String url, int attempts, List<String> secrets) {
    this.method = method;
    this.url = url;
    this.attempts = attempts;
    this.secrets = secrets;
  }

  Called at(String other) {
    return new Called(method, other, attempts, secrets);
  }

  public String method() {
    return method;
  }

  public String url() {
    return url;
  }

  public int attempts() {
    return attempts;
  }

  public List<String> secrets() {
    return secrets;
  }

  /** What failed, and why. */
  public String failed(String problem) {
    String what = method + " " + Urls.pathOf(Urls.bare(url));
    return Texts.mask(what, secrets) + " failed: " + problem;
  }
}
