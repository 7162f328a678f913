package sdk.json;

import java.util.Optional;

/** JSON that does not have the declared type. What reads a response makes an exception of it. */
public final class Misfit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;

  Misfit(String problem, String path) {
    super(problem, null, false, false);
    this.path = path;
  }

  /**
   * {@return what the response does, such as {@code holds a string instead of an object at $.a}}
   */
  public String problem() {
    return getMessage();
  }

  /** {@return the path of the value; empty if the text is not JSON at all} */
  public Optional<String> path() {
    return Optional.ofNullable(path);
  }
}
