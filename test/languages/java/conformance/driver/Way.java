package driver;

import java.io.IOException;
import java.util.function.Consumer;

/** A way of reading all items of a list or a stream, or the bytes of a download. */
interface Way {
  void read(Object result, Consumer<Object> to) throws IOException;
}
