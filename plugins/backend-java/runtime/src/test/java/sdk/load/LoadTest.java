package sdk.load;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/**
 * Load in processes of its own. {@code SDK_LOAD=full} asks for the numbers that the project
 * promises; without it, there are fewer calls.
 */
@Timeout(300)
final class LoadTest {
  private static final boolean IS_FULL = "full".equals(System.getenv("SDK_LOAD"));

  private static void run(int megabytes, String kind, int count) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    command.addAll(List.of("-XX:+UseSerialGC", "-Xmx" + megabytes + "m"));
    if (!IS_FULL) {
      // They end before faster code would pay, which takes half of their time to make.
      command.add("-XX:TieredStopAtLevel=1");
    }
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of("sdk.load.Load", kind, String.valueOf(count)));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertEquals(0, process.waitFor(), said);
    System.out.println(said);
  }

  @Test
  void manyCallsLeaveNothingBehind() throws Exception {
    run(64, "calls", IS_FULL ? 20_000 : 2_000);
  }

  @Test
  void largeFilesNeedLittleMemory() throws Exception {
    run(40, "transfer", 200);
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void virtualThreadsPinNoCarrier() throws Exception {
    run(512, "virtual", IS_FULL ? 10_000 : 1_000);
  }
}
