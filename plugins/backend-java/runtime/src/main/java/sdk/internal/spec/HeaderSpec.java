package sdk.internal.spec;

/** A header that every call carries: a literal, an option, or a template of the environment. */
public final class HeaderSpec {
  private final String header;
  private final String literal;
  private final String template;
  private final String option;
  private String definition;
  private String env;
  private Object defaultValue;
  private boolean required;

  private HeaderSpec(String header, String literal, String template, String option) {
    this.header = header;
    this.literal = literal;
    this.template = template;
    this.option = option;
  }

  public static HeaderSpec literal(String header, String value) {
    return new HeaderSpec(header, value, null, null);
  }

  /** {@code ${NAME}} is filled from the environment when the client is made. */
  public static HeaderSpec template(String header, String value) {
    return new HeaderSpec(header, null, value, null);
  }

  public static HeaderSpec option(String header, String option) {
    return new HeaderSpec(header, null, null, option);
  }

  /** Only calls of this definition carry it. */
  public HeaderSpec definition(String value) {
    definition = value;
    return this;
  }

  public HeaderSpec env(String value) {
    env = value;
    return this;
  }

  public HeaderSpec defaultValue(Object value) {
    defaultValue = value;
    return this;
  }

  public HeaderSpec required() {
    required = true;
    return this;
  }

  public String header() {
    return header;
  }

  public String literal() {
    return literal;
  }

  public String template() {
    return template;
  }

  public String option() {
    return option;
  }

  public String definition() {
    return definition;
  }

  public String env() {
    return env;
  }

  public Object defaultValue() {
    return defaultValue;
  }

  public boolean isRequired() {
    return required;
  }
}
