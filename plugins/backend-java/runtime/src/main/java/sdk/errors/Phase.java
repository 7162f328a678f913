package sdk.errors;

/** What the client was waiting for when a connection failed. */
public enum Phase {
  /** The connection: nothing was sent. */
  CONNECT,
  /** The status and the headers of the response. */
  RESPONSE,
  /** The body of the response. */
  BODY,
  /** The next bytes of a stream or a download. */
  IDLE
}
