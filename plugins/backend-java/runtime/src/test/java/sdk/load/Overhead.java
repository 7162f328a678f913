package sdk.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Arrays;
import sdk.internal.call.Arguments;
import sdk.internal.call.Core;
import sdk.internal.spec.Operation;
import sdk.json.Types;

/**
 * What a call costs over one of the platform's own client with Jackson, both waited for. Rounds of
 * both alternate in one process. Arguments: rounds, calls in a round.
 */
final class Overhead {
  private static final Operation<JsonNode> GET =
      Operation.of("GET", "/pets", spec -> spec.json(Types.ANY));

  private Overhead() {}

  @FunctionalInterface
  private interface Round {
    JsonNode call() throws IOException, InterruptedException;
  }

  public static void main(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    int calls = Integer.parseInt(args[1]);
    try (Loopback server = new Loopback()) {
      Core core = Load.core(server);
      Round own = () -> core.call(GET, Arguments.none(), null);
      compare(server, "", bare(server, false), own, rounds, calls);
      compare(server, " over sendAsync", bare(server, true), own, rounds, calls);
    }
    System.exit(0);
  }

  /** Each goes first in every other round: what one leaves behind may cost the other. */
  private static void compare(
      Loopback server, String over, Round bare, Round own, int rounds, int calls)
      throws IOException, InterruptedException {
    Round[] both = {bare, own};
    double[][] wall = new double[both.length][rounds];
    double[][] cpu = new double[both.length][rounds];
    for (int round = -rounds; round < rounds; round++) {
      for (int turn = 0; turn < both.length; turn++) {
        int which = (turn + round) & 1;
        double[] took = run(server, both[which], calls);
        if (round >= 0) {
          wall[which][round] = took[0];
          cpu[which][round] = took[1];
        }
      }
    }
    print("wall" + over, wall[0], wall[1]);
    print("cpu" + over, cpu[0], cpu[1]);
  }

  private static Round bare(Loopback server, boolean isAsync) {
    HttpClient client = HttpClient.newHttpClient();
    ObjectMapper mapper = new ObjectMapper();
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(server.url() + "/pets"))
            .version(HttpClient.Version.HTTP_1_1)
            .header("Accept", "application/json")
            .header("User-Agent", "acme/1.2.3")
            .build();
    var whole = HttpResponse.BodyHandlers.ofByteArray();
    return isAsync
        ? () -> mapper.readTree(client.sendAsync(request, whole).join().body())
        : () -> mapper.readTree(client.send(request, whole).body());
  }

  /** Microseconds of a call, and of the processor but for the server. */
  private static double[] run(Loopback server, Round round, int calls)
      throws IOException, InterruptedException {
    long began = System.nanoTime();
    long cpu = used(server);
    for (int i = 0; i < calls; i++) {
      if (round.call().get("id").intValue() != 1) {
        throw new AssertionError("another answer");
      }
    }
    double used = used(server) - cpu;
    return new double[] {(System.nanoTime() - began) / 1e3 / calls, used / 1e3 / calls};
  }

  /** Nanoseconds of the processor, but for the server's. */
  private static long used(Loopback server) {
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long own = ManagementFactory.getThreadMXBean().getThreadCpuTime(server.thread.getId());
    return system.getProcessCpuTime() - own;
  }

  private static void print(String what, double[] bare, double[] own) {
    double[] ratios = new double[bare.length];
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = own[i] / bare[i];
    }
    Arrays.sort(ratios);
    double least = Arrays.stream(bare).min().orElse(0);
    double most = Arrays.stream(own).min().orElse(0);
    System.out.printf(
        "{\"%s\":{\"bareMicros\":%.1f,\"ownMicros\":%.1f,\"ratio\":%.3f,\"median\":%.3f}}%n",
        what, least, most, most / least, ratios[ratios.length / 2]);
  }
}
