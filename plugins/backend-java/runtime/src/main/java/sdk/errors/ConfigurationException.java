package sdk.errors;

/** An option or argument is invalid. Thrown before anything is sent. */
public class ConfigurationException extends BrandException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what is invalid, and why
   */
  public ConfigurationException(String message) {
    super(message);
  }
}
