package sdk.errors;

/** The connection of a channel was not closed normally. */
public final class SocketClosedException extends StreamException {
  private static final long serialVersionUID = 1L;

  private final int code;
  private final String reason;

  /**
   * Makes an exception.
   *
   * @param code the close code of RFC 6455; 1006 if the connection was lost
   * @param reason the reason that the server gave
   */
  public SocketClosedException(int code, String reason) {
    super("The connection was closed with " + code + (reason.isEmpty() ? "" : ": " + reason), null);
    this.code = code;
    this.reason = reason;
  }

  /** {@return the close code of RFC 6455; 1006 if the connection was lost} */
  public int code() {
    return code;
  }

  /** {@return the reason that the server gave; may be empty} */
  public String reason() {
    return reason;
  }
}
