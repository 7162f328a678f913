package sdk.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import sdk.internal.call.Arguments;
import sdk.json.Json;
import sdk.json.Types;

/** Unions whose variants do not declare the property that tells them apart. */
final class UnionTest {
  private static final Cat CAT = Cat.builder().lives(9).build();
  private static final String PURR = "{\"kind\":\"purr\",\"type\":\"cat\",\"lives\":9}";

  @Test
  void theTagIsSentWhereverTheUnionStands() {
    Sound purr = new Sound.OfPurr(CAT);
    assertEquals(PURR, Json.text(purr));
    assertEquals("[" + PURR + "]", Json.text(List.of(purr)));
    assertEquals("{\"body\":" + PURR + "}", Json.text(Arguments.of("body", purr).values()));
    assertEquals(
        "{\"a\":[" + PURR + "]}",
        Json.text(Json.plain(Types.map(Types.list(Sound.TYPE)), Map.of("a", List.of(purr)))));
    assertEquals("{\"kind\":2,\"type\":\"cat\",\"lives\":9}", Json.text(new Sound.OfTwo(CAT)));
  }

  @Test
  void whatWasReadIsSentBackUnchanged() {
    for (String text :
        List.of(
            "{\"lives\":9,\"kind\":\"purr\",\"type\":\"cat\"}",
            "{\"kind\":2,\"lives\":1,\"type\":\"cat\"}",
            "{\"kind\":\"meow\",\"lives\":9}",
            "{\"kind\":[1]}",
            "{\"lives\":9}")) {
      assertEquals(Json.parse(text), Json.parse(Json.text(Json.read(Sound.TYPE, text))));
    }
  }

  @Test
  void aUnionCanHoldListsOfItself() {
    for (String text : List.of("[[\"2024-02-29\"],[],\"2024-03-01\"]", "[[]]", "[[\"never\"]]")) {
      Nest nest = Json.read(Nest.TYPE, text);
      assertEquals(text, Json.text(nest));
      assertEquals("[" + text + "]", Json.text(Json.plain(Types.list(Nest.TYPE), List.of(nest))));
    }
  }

  @Test
  void otherMappersWriteTheTagToo() {
    JsonNode node = new ObjectMapper().valueToTree(new Sound.OfPurr(CAT));
    assertEquals(Json.parse(PURR), node);
  }
}
