package sdk.internal.socket;

/**
 * How a connection ended.
 *
 * @param code the close code of RFC 6455; 1006 if the connection was lost
 * @param reason the reason that was given
 * @param isTooLarge a message was larger than the limit
 */
record Closed(int code, String reason, boolean isTooLarge) {
  static Closed of(int code, String reason) {
    return new Closed(code, reason, false);
  }
}
