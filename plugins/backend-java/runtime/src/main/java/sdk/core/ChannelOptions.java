package sdk.core;

/** Options of a connection to a channel, besides those of every call. They cannot be changed. */
public final class ChannelOptions {
  private static final ChannelOptions NONE = new ChannelOptions(0, () -> {}, 1000);

  private final int reconnects;
  private final Runnable onReconnect;
  private final int maxWaiting;

  private ChannelOptions(int reconnects, Runnable onReconnect, int maxWaiting) {
    this.reconnects = reconnects;
    this.onReconnect = onReconnect;
    this.maxWaiting = maxWaiting;
  }

  /** {@return no options: a lost connection is not replaced} */
  public static ChannelOptions none() {
    return NONE;
  }

  /**
   * Replaces a lost connection with a new one. Messages in transit and the server's state of the
   * old connection are lost.
   *
   * @param times how many times in a row at most
   * @return the new options
   */
  public ChannelOptions reconnect(int times) {
    return new ChannelOptions(times, onReconnect, maxWaiting);
  }

  /**
   * Called whenever a new connection has replaced a lost one.
   *
   * @param action what to do
   * @return the new options
   */
  public ChannelOptions onReconnect(Runnable action) {
    return new ChannelOptions(reconnects, action, maxWaiting);
  }

  /**
   * How many unread messages are held. Reading from the network pauses until some are read. 1,000
   * by default.
   *
   * @param messages the number
   * @return the new options
   */
  public ChannelOptions maxWaiting(int messages) {
    return new ChannelOptions(reconnects, onReconnect, Math.max(1, messages));
  }

  /** {@return how many times in a row a connection is replaced} */
  public int reconnects() {
    return reconnects;
  }

  /** {@return what is called when a connection was replaced} */
  public Runnable reconnectAction() {
    return onReconnect;
  }

  /** {@return how many unread messages are held} */
  public int waiting() {
    return maxWaiting;
  }
}
