package sdk.errors;

/** An attempt timed out. {@link #phase()} tells what the client was waiting for. */
public final class BrandTimeoutException extends BrandConnectionException {
  private static final long serialVersionUID = 1L;

  /**
   * Makes an exception.
   *
   * @param message what failed, and why
   * @param phase what the client was waiting for
   */
  public BrandTimeoutException(String message, Phase phase) {
    super(message, phase, null);
  }
}
