package driver;

import java.io.IOException;
import java.util.Map;
import java.util.function.Predicate;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.Page;

/** How programs use up what one of the two kinds of clients returns. */
interface Results {
  /** What a method returned, or its future gives. */
  Object value(Object returned);

  Page<?, ?> page(Object list);

  /** Reads items of all pages, until one is the last. */
  void items(Object list, Predicate<Object> isLast);

  /** Reads events, until one is the last, and leaves the stream. */
  void events(EventStream<?> stream, Predicate<Object> isLast);

  /** Sends a message. */
  void send(Channel<?> channel, Object message);

  /**
   * Receives messages, until one is the last or the connection has ended; whether one was the last.
   */
  boolean messages(Channel<?> channel, Predicate<Object> isLast);

  /** The whole body of a download. */
  byte[] bytes(BinaryResponse download) throws IOException;

  /** Every way of using up a result of a kind, by its name. */
  Map<String, Way> ways(String kind);
}
