package sdk.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.management.OperatingSystemMXBean;
import com.sun.management.UnixOperatingSystemMXBean;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import jdk.jfr.consumer.RecordingStream;
import sdk.core.BinaryResponse;
import sdk.core.FileUpload;
import sdk.internal.body.BinaryBody;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.download.Downloads;
import sdk.internal.spec.ClientSpec;
import sdk.internal.spec.Operation;
import sdk.internal.spec.ResponseSpec;
import sdk.json.Types;
import sdk.vectors.TestBuilder;

/**
 * Puts load on a client. Prints one line of JSON, and fails where something grows.
 *
 * <p>Arguments: {@code calls N}, {@code virtual N} or {@code transfer MEGABYTES}.
 */
final class Load {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));

  private Load() {}

  public static void main(String[] args) throws Exception {
    int count = Integer.parseInt(args[1]);
    try (Loopback server = new Loopback()) {
      String said =
          switch (args[0]) {
            case "calls" -> calls(server, count);
            case "virtual" -> virtual(server, count);
            default -> transfer(server, count);
          };
      System.out.println("{\"" + args[0] + "\":" + count + "," + said + "}");
    }
    // The platform's client ends its threads in a minute.
    System.exit(0);
  }

  static Core core(Loopback server) {
    return new Core(
        ClientSpec.of("acme", "1.2.3"), new TestBuilder().baseUrl(server.url()).build());
  }

  private static void check(boolean isTrue, String problem) {
    if (!isTrue) {
      throw new AssertionError(problem);
    }
  }

  /** Calls one after the other leave nothing behind. */
  private static String calls(Loopback server, int count) throws InterruptedException {
    Core core = core(server);
    for (int i = 0; i < 1000; i++) {
      core.call(GET, Arguments.none(), null);
    }
    long[] before = state();
    for (int i = 0; i < count; i++) {
      core.call(GET, Arguments.none(), null);
    }
    long[] after = state();
    long grown = after[0] - before[0];
    check(grown < 64L * count, "each call leaves memory: " + grown + " bytes");
    check(after[1] <= before[1] + 2, "threads grew from " + before[1] + " to " + after[1]);
    check(after[2] <= before[2] + 4, "handles grew from " + before[2] + " to " + after[2]);
    check(server.connections.get() <= 2, "calls do not share connections");
    return "\"grownBytes\":" + grown + ",\"threads\":" + after[1] + ",\"handles\":" + after[2];
  }

  /** Memory in use, threads, and file handles. */
  private static long[] state() throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      System.gc();
      Thread.sleep(50);
    }
    Runtime runtime = Runtime.getRuntime();
    long handles =
        ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
            ? unix.getOpenFileDescriptorCount()
            : 0;
    // The platform's client has as many workers as were ever busy at once, and ends them itself.
    long threads =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> !thread.getName().contains("-Worker-"))
            .count();
    return new long[] {runtime.totalMemory() - runtime.freeMemory(), threads, handles};
  }

  /** Calls from as many virtual threads at once succeed, and pin no carrier. */
  private static String virtual(Loopback server, int count)
      throws InterruptedException, ExecutionException, ReflectiveOperationException {
    Core core = core(server);
    AtomicInteger pinned = new AtomicInteger();
    try (RecordingStream events = new RecordingStream()) {
      events.enable("jdk.VirtualThreadPinned").withThreshold(Duration.ZERO).withStackTrace();
      events.onEvent(
          "jdk.VirtualThreadPinned",
          event -> {
            if (pinned.incrementAndGet() == 1) {
              System.err.println(event);
            }
          });
      events.startAsync();
      List<Future<JsonNode>> calls = new ArrayList<>();
      // Java 17, for which this is compiled, has none of them.
      var make = Executors.class.getMethod("newVirtualThreadPerTaskExecutor");
      ExecutorService threads = (ExecutorService) make.invoke(null);
      for (int i = 0; i < count; i++) {
        calls.add(threads.submit(() -> core.call(GET, Arguments.none(), null)));
      }
      for (Future<JsonNode> call : calls) {
        check(call.get().get("id").intValue() == 1, "a call has another result");
      }
      threads.shutdown();
      stop(events);
    }
    check(pinned.get() == 0, pinned + " times, a virtual thread pinned its carrier");
    return "\"pinned\":0";
  }

  /** Waits for the events so far; Java 20 made this a method. */
  private static void stop(RecordingStream events) throws ReflectiveOperationException {
    RecordingStream.class.getMethod("stop").invoke(events);
  }

  /** Files pass through with little memory: start it with less than they hold. */
  private static String transfer(Loopback server, int megabytes) throws IOException {
    long size = megabytes * 1024L * 1024;
    check(Runtime.getRuntime().maxMemory() < size / 2, "start it with a small -Xmx");
    Core core = core(server);
    Operation<JsonNode> upload =
        Operation.of(
            "POST", "/files", spec -> spec.body(BinaryBody.spec().key("body")).json(Types.ANY));
    FileUpload file = FileUpload.of(() -> new Zeros(size)).withLength(size);
    core.call(upload, Arguments.of("body", file), null);
    Operation<BinaryResponse> download =
        Operation.of(
            "GET",
            "/bytes/" + size,
            spec -> spec.response(ResponseSpec.of(ResponseSpec.Kind.BINARY, Types.ANY)));
    long length = 0;
    byte[] chunk = new byte[1 << 16];
    try (BinaryResponse response = Downloads.call(core, download, Arguments.none(), null);
        InputStream body = response.stream()) {
      for (int read = body.read(chunk); read >= 0; read = body.read(chunk)) {
        length += read;
      }
    }
    check(length == size, "read " + length + " bytes of " + size);
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long most = Runtime.getRuntime().maxMemory() / (1024 * 1024);
    return "\"heapMegabytes\":" + most + ",\"cpuSeconds\":" + system.getProcessCpuTime() / 1e9;
  }

  /** So many zeros. */
  private static final class Zeros extends InputStream {
    private long left;

    Zeros(long size) {
      left = size;
    }

    @Override
    public int read() {
      left -= 1;
      return left < 0 ? -1 : 0;
    }

    @Override
    public int read(byte[] into, int from, int most) {
      if (left <= 0) {
        return -1;
      }
      int size = (int) Math.min(most, left);
      java.util.Arrays.fill(into, from, from + size, (byte) 0);
      left -= size;
      return size;
    }
  }
}
