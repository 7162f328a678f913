package sdk.errors;

/** The caller canceled the call, or interrupted the thread that waited for it. */
public final class BrandCanceledException extends BrandException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what was canceled
   * @param cause the interruption, or null
   */
  public BrandCanceledException(String message, Throwable cause) {
    super(message, cause);
  }
}
