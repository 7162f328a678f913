import com.acme.json.Json;
import com.acme.json.JsonType;
import com.acme.json.Types;
import com.acme.types.Account;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.type.CollectionType;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * CPU time of decoding the same text by Jackson into classes written by hand, by the SDK, and by
 * Jackson into a tree. Arguments: objects, rounds. Prints a line for each round: milliseconds of each.
 */
final class Decode {
  private Decode() {}

  /** What a user would write. */
  public static final class Plain {
    public long id;
    public String name;
    public String email;
    public double balance;
    public boolean active;
    public String status;

    @JsonDeserialize(using = Time.class)
    public OffsetDateTime createdAt;

    @JsonDeserialize(using = Time.class)
    public OffsetDateTime updatedAt;
  }

  /** The same, with times left as text. */
  public static final class Textual {
    public long id;
    public String name;
    public String email;
    public double balance;
    public boolean active;
    public String status;
    public String createdAt;
    public String updatedAt;
  }

  /** What Jackson's module for times does for this form. */
  public static final class Time extends JsonDeserializer<OffsetDateTime> {
    @Override
    public OffsetDateTime deserialize(JsonParser parser, DeserializationContext context)
        throws IOException {
      return OffsetDateTime.parse(parser.getText());
    }
  }

  @FunctionalInterface
  private interface Decoding {
    int size() throws IOException;
  }

  public static void main(String[] args) throws IOException {
    int count = Integer.parseInt(args[0]);
    int rounds = Integer.parseInt(args[1]);
    String text = text(count);
    ObjectMapper mapper = new ObjectMapper();
    CollectionType plain = listOf(mapper, Plain.class);
    CollectionType textual = listOf(mapper, Textual.class);
    JsonType<List<Account>> accounts = Types.list(Account.TYPE);
    Decoding[] all = {
      () -> ((List<?>) mapper.readValue(text, plain)).size(),
      () -> Json.read(accounts, text).size(),
      () -> mapper.readTree(text).size(),
      () -> ((List<?>) mapper.readValue(text, textual)).size(),
    };
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.println(text.length());
    for (int round = -rounds; round < rounds; round++) {
      double[] took = new double[all.length];
      for (int turn = 0; turn < all.length; turn++) {
        int which = Math.floorMod(turn + round, all.length);
        System.gc();
        long began = system.getProcessCpuTime();
        if (all[which].size() != count) {
          throw new AssertionError("another number of objects");
        }
        took[which] = (system.getProcessCpuTime() - began) / 1e6;
      }
      if (round >= 0) {
        System.out.println(Arrays.stream(took).mapToObj(Double::toString).collect(Collectors.joining(" ")));
      }
    }
  }

  private static CollectionType listOf(ObjectMapper mapper, Class<?> item) {
    return mapper.getTypeFactory().constructCollectionType(ArrayList.class, item);
  }

  private static String text(int count) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < count; i++) {
      String time = "2024-%02d-%02dT%02d:%02d:%02d".formatted(i % 12 + 1, i % 28 + 1, i % 24, i % 60, i % 59);
      text.append(i == 0 ? "" : ",").append("{\"id\":").append(1_000_000 + i);
      text.append(",\"name\":\"Account number ").append(i);
      text.append("\",\"email\":\"account-").append(i).append("@example.test\",\"balance\":").append(i / 8.0);
      text.append(",\"active\":").append(i % 3 == 0).append(",\"status\":\"open\"");
      text.append(",\"createdAt\":\"").append(time).append("Z\",\"updatedAt\":\"").append(time);
      text.append(".123+02:00\"}");
    }
    return text.append(']').toString();
  }
}
