package sdk.internal.spec;

/** One field of a form or multipart body that is not written the usual way. */
public final class FieldSpec {
  /** What the value of a field is; by default text, or JSON for objects. */
  public enum Encoding {
    FILE,
    JSON
  }

  private final String name;
  private Encoding encoding;
  private Param.Style style;
  private Boolean explode;
  private String contentType;
  private boolean repeated;

  private FieldSpec(String name) {
    this.name = name;
  }

  public static FieldSpec of(String name) {
    return new FieldSpec(name);
  }

  public FieldSpec file() {
    encoding = Encoding.FILE;
    return this;
  }

  public FieldSpec json() {
    encoding = Encoding.JSON;
    return this;
  }

  public FieldSpec style(Param.Style value) {
    style = value;
    return this;
  }

  public FieldSpec explode(boolean value) {
    explode = value;
    return this;
  }

  public FieldSpec contentType(String value) {
    contentType = value;
    return this;
  }

  /** Each item of a list is a text of its own. */
  public FieldSpec repeated() {
    repeated = true;
    return this;
  }

  public String name() {
    return name;
  }

  public boolean isFile() {
    return encoding == Encoding.FILE;
  }

  public boolean isJson() {
    return encoding == Encoding.JSON;
  }

  public Param.Style style() {
    return style;
  }

  public Boolean explode() {
    return explode;
  }

  public String contentType() {
    return contentType;
  }

  public boolean isRepeated() {
    return repeated;
  }
}
