package sdk.internal.spec;

/** How a parameter is written. */
public final class Param {
  /** The styles of OpenAPI, and JSON. */
  public enum Style {
    SIMPLE,
    LABEL,
    MATRIX,
    FORM,
    SPACE_DELIMITED,
    PIPE_DELIMITED,
    DEEP_OBJECT,
    JSON
  }

  private final String key;
  private String name;
  private Style style;
  private Boolean explode;
  private boolean allowReserved;
  private boolean greedy;
  private Object defaultValue;
  private String option;

  Param(String key) {
    this.key = key;
    this.name = key;
  }

  /** A parameter whose key among the arguments and whose name on the wire are the same. */
  public static Param of(String key) {
    return new Param(key);
  }

  /** Name on the wire; the key where it is not set. */
  public Param name(String value) {
    name = value;
    return this;
  }

  /** Default: {@code SIMPLE} in paths and headers, {@code FORM} in queries and cookies. */
  public Param style(Style value) {
    style = value;
    return this;
  }

  /** Default: true for {@code FORM} and {@code DEEP_OBJECT}, else false. */
  public Param explode(boolean value) {
    explode = value;
    return this;
  }

  public Param allowReserved() {
    allowReserved = true;
    return this;
  }

  /** Keeps slashes (paths only). */
  public Param greedy() {
    greedy = true;
    return this;
  }

  /** Sent where the caller gives nothing. */
  public Param defaultValue(Object value) {
    defaultValue = value;
    return this;
  }

  /** Option of the client that fills it where the caller gives nothing. */
  public Param option(String value) {
    option = value;
    return this;
  }

  public String key() {
    return key;
  }

  public String name() {
    return name;
  }

  public Style style() {
    return style;
  }

  /** Whether lists and objects are exploded; null where the style decides. */
  public Boolean explode() {
    return explode;
  }

  public boolean isExploded() {
    return explode != null && explode;
  }

  public boolean allowsReserved() {
    return allowReserved;
  }

  public boolean isGreedy() {
    return greedy;
  }

  public Object defaultValue() {
    return defaultValue;
  }

  public String option() {
    return option;
  }
}
