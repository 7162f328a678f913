package driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import sdk.core.BinaryResponse;
import sdk.core.Channel;
import sdk.core.EventStream;
import sdk.core.Page;
import sdk.core.PagingIterable;
import sdk.core.ServerSentEvent;

/** As programs do that block. */
final class SyncResults implements Results {
  @Override
  public Object value(Object returned) {
    return returned;
  }

  @Override
  public Page<?> page(Object list) {
    return ((PagingIterable<?>) list).firstPage();
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
    read((PagingIterable<?>) list, isLast);
  }

  @Override
  public void events(EventStream<?> stream, Predicate<Object> isLast) {
    try (stream) {
      read(stream, isLast);
    }
  }

  @Override
  public void send(Channel<Object, ?> channel, Object message) {
    channel.send(message);
  }

  @Override
  public boolean messages(Channel<?, ?> channel, Predicate<Object> isLast) {
    return read(channel, isLast);
  }

  @Override
  public byte[] bytes(BinaryResponse download) {
    return download.bytes();
  }

  @Override
  public Map<String, Way> ways(String kind) {
    return switch (kind) {
      case "page" -> LIST_WAYS;
      case "stream" -> STREAM_WAYS;
      default -> FILE_WAYS;
    };
  }

  private static final Map<String, Way> LIST_WAYS =
      Map.of(
          "for", (list, to) -> ((PagingIterable<?>) list).forEach(to),
          "stream", (list, to) -> ((PagingIterable<?>) list).stream().forEach(to),
          "pages", (list, to) -> ((PagingIterable<?>) list).pages().forEach(each(to)),
          "nextPage", SyncResults::byNextPage);

  private static Consumer<Page<?>> each(Consumer<Object> to) {
    return page -> page.items().forEach(to);
  }

  private static void byNextPage(Object list, Consumer<Object> to) {
    Page<?> page = ((PagingIterable<?>) list).firstPage();
    each(to).accept(page);
    while (page.hasNext()) {
      page = page.nextPage();
      each(to).accept(page);
    }
  }

  private static final Map<String, Way> STREAM_WAYS =
      Map.of(
          "for", (stream, to) -> ((EventStream<?>) stream).forEach(to),
          "stream", (stream, to) -> ((EventStream<?>) stream).stream().forEach(to),
          "events", (stream, to) -> ((EventStream<?>) stream).events().forEach(data(to)),
          "stream of events",
              (stream, to) -> ((EventStream<?>) stream).events().stream().forEach(data(to)));

  /** Takes events, and passes on their data. */
  static Consumer<ServerSentEvent<?>> data(Consumer<Object> to) {
    return event -> to.accept(event.data());
  }

  private static final Map<String, Way> FILE_WAYS =
      Map.of(
          "bytes", (file, to) -> to.accept(((BinaryResponse) file).bytes()),
          "stream", (file, to) -> to.accept(((BinaryResponse) file).stream().readAllBytes()),
          "writeTo", (file, to) -> to.accept(written((BinaryResponse) file)));

  private static byte[] written(BinaryResponse file) throws IOException {
    Path path = Files.createTempFile("download", "");
    try {
      file.writeTo(path);
      return Files.readAllBytes(path);
    } finally {
      Files.delete(path);
    }
  }
}
