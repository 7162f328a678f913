package driver;

import java.util.Map;
import java.util.function.Predicate;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.Page;
import sdk.core.PagingIterable;

/** As programs do that block. */
final class SyncResults implements Results {
  @Override
  public Object value(Object returned) {
    return returned;
  }

  @Override
  public Page<?, ?> page(Object list) {
    return ((PagingIterable<?, ?>) list).firstPage();
  }

  private static boolean read(Iterable<?> source, Predicate<Object> isLast) {
    for (Object item : source) {
      if (isLast.test(item)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void items(Object list, Predicate<Object> isLast) {
    read((PagingIterable<?, ?>) list, isLast);
  }

  @Override
  public void events(EventStream<?> stream, Predicate<Object> isLast) {
    try (stream) {
      read(stream, isLast);
    }
  }

  @Override
  public void send(Channel<?> channel, Object message) {
    Reflect.call(channel, "send", message);
  }

  @Override
  public boolean messages(Channel<?> channel, Predicate<Object> isLast) {
    return read(channel, isLast);
  }

  @Override
  public byte[] bytes(BinaryResponse download) {
    return download.bytes();
  }

  @Override
  public Map<String, Way> ways(String kind) {
    return SyncWays.of(kind);
  }
}
