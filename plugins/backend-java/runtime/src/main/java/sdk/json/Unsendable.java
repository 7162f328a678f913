package sdk.json;

/** A value that JSON cannot carry. Where it stands is put together on the way out. */
final class Unsendable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String path;

  Unsendable(String problem) {
    this(problem, "");
  }

  private Unsendable(String problem, String path) {
    super(problem, null, false, false);
    this.path = path;
  }

  Unsendable within(Object key) {
    String segment = key instanceof Integer ? "[" + key + "]" : "." + key;
    return new Unsendable(getMessage(), segment + path);
  }

  String path() {
    return path;
  }
}
