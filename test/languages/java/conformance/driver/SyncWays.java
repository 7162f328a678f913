package driver;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Consumer;
import sdk.core.BinaryResponse;
import sdk.core.EventStream;
import sdk.core.Page;
import sdk.core.PagingIterable;
import sdk.core.ServerSentEvent;

/** The ways in which programs that block use up lists, streams and downloads, by their names. */
final class SyncWays {
  private static final Map<String, Way> LIST_WAYS =
      Map.of(
          "for", (list, to) -> ((PagingIterable<?, ?>) list).forEach(to),
          "stream", (list, to) -> ((PagingIterable<?, ?>) list).stream().forEach(to),
          "pages", (list, to) -> ((PagingIterable<?, ?>) list).pages().forEach(each(to)),
          "nextPage", SyncWays::byNextPage);

  private static final Map<String, Way> STREAM_WAYS =
      Map.of(
          "for", (stream, to) -> ((EventStream<?>) stream).forEach(to),
          "stream", (stream, to) -> ((EventStream<?>) stream).stream().forEach(to),
          "events", (stream, to) -> ((EventStream<?>) stream).events().forEach(data(to)),
          "stream of events",
              (stream, to) -> ((EventStream<?>) stream).events().stream().forEach(data(to)));

  private static final Map<String, Way> FILE_WAYS =
      Map.of(
          "bytes", (file, to) -> to.accept(((BinaryResponse) file).bytes()),
          "stream", (file, to) -> to.accept(((BinaryResponse) file).stream().readAllBytes()),
          "byte by byte", (file, to) -> to.accept(singly(((BinaryResponse) file).stream())),
          "writeTo", (file, to) -> to.accept(written((BinaryResponse) file)));

  private SyncWays() {}

  static Map<String, Way> of(String kind) {
    return switch (kind) {
      case "page" -> LIST_WAYS;
      case "stream" -> STREAM_WAYS;
      default -> FILE_WAYS;
    };
  }

  private static Consumer<Page<?, ?>> each(Consumer<Object> to) {
    return page -> page.items().forEach(to);
  }

  private static void byNextPage(Object list, Consumer<Object> to) {
    Page<?, ?> page = ((PagingIterable<?, ?>) list).firstPage();
    each(to).accept(page);
    while (page.hasNext()) {
      page = page.nextPage();
      each(to).accept(page);
    }
  }

  /** Takes events, and passes on their data. */
  static Consumer<ServerSentEvent<?>> data(Consumer<Object> to) {
    return event -> to.accept(event.data());
  }

  /** The bytes of a stream, each read on its own. */
  static byte[] singly(InputStream stream) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int one = stream.read(); one >= 0; one = stream.read()) {
      all.write(one);
    }
    return all.toByteArray();
  }

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
