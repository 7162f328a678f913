package driver;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * The driver of the conformance suite (docs/backends/3-conformance.md): a line of standard input for
 * each message, a line of standard output for each answer. It translates names and values, and
 * judges nothing. A message whose kind is {@code async} is for the asynchronous clients of the SDK.
 * The argument is the SDK's folder.
 *
 * <p>It is written against the sources of the runtime: what builds it gives packages and classes
 * the names that they have in the SDK.
 */
public final class Main {
  static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private Main() {}

  public static void main(String[] args) throws IOException {
    Table table = new Table(JSON.readTree(Path.of(args[0], "conformance.json").toFile()));
    Driver driver = new Driver(table);
    say(Values.object("driver", 0, "ok", true, "ms", 0));
    var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      if (line.isBlank()) {
        continue;
      }
      JsonNode message = JSON.readTree(line);
      // Calls run beside each other; what changes the driver happens at once.
      if (message.get("op").textValue().equals("call")) {
        new Thread(() -> say(driver.answer(message)), "call").start();
      } else {
        say(driver.answer(message));
      }
    }
    driver.forget();
    List<String> left = Leftover.threads();
    if (!left.isEmpty()) {
      System.err.println("still running: " + left);
      System.exit(1);
    }
    // Daemons of the platform may still wait for work.
    System.exit(0);
  }

  static synchronized void say(ObjectNode answer) {
    try {
      System.out.write((JSON.writeValueAsString(answer) + "\n").getBytes(StandardCharsets.UTF_8));
      System.out.flush();
    } catch (IOException e) {
      System.err.println("no answer: " + e);
    }
  }
}
