package sdk.errors;

/** Superclass of all exceptions that this SDK throws. */
public class BrandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   */
  public BrandException(String message) {
    super(message);
  }

  /**
   * Makes an exception with a cause.
   *
   * @param message what failed, and why
   * @param cause what was reported, or null
   */
  public BrandException(String message, Throwable cause) {
    super(message, cause);
  }
}
