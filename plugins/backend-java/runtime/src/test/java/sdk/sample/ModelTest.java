package sdk.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sdk.errors.ConfigurationException;
import sdk.json.Json;
import sdk.json.Misfit;
import sdk.json.Types;

/** Models: what is read can be used, and is sent back as it came. */
final class ModelTest {
  private static final List<String> KEPT =
      List.of(
          "{\"weight\":\"3\"}",
          "{\"weight\":12.5,\"good\":\"yes\"}",
          "{\"status\":\"sleeping\"}",
          "{\"status\":5}",
          "{\"born\":\"soon\",\"day\":\"\",\"price\":\"a lot\",\"uid\":\"x\",\"data\":\"*\"}",
          "{\"born\":1709210096,\"day\":20240229,\"price\":5,\"uid\":true,\"data\":1}",
          "{\"born\":\"2024-02-30T00:00:00Z\",\"day\":\"2024-02-30\"}",
          "{\"day\":\"2024-02-29T12:34:56Z\",\"born\":\"2024-02-29\"}",
          "{\"times\":[\"2024-02-29 12:34:56\",\"later\"]}",
          "{\"times\":[\"2024-02-29T12:34:56.123456789+05:30\",\"2024-02-29T12:34:56+00:00\"]}",
          "{\"times\":[\"2024-02-29T12:34:56.10Z\",\"2024-02-29t12:34:56z\"]}",
          "{\"uid\":\"0B7F1F1E-5D2B-4B7E-9D0A-1C2D3E4F5A6B\",\"data\":\"_-8\"}",
          "{\"uid\":\"0b7f1f1e5d2b4b7e9d0a1c2d3e4f5a6b\",\"price\":\"1e5\"}",
          "{\"price\":\"12345678901234567890.10\",\"data\":\"AAECAwD/\"}",
          "{\"class\":\"k\",\"unknown\":{\"deep\":[1,null,9007199254740993,1.50]}}",
          "{\"friend\":{\"type\":\"cat\",\"colour\":\"red\"}}",
          "{\"friends\":{\"a\":{\"wings\":2},\"b\":{\"type\":null}}}",
          "{\"friend\":{\"type\":\"bird\",\"wings\":2}}",
          "{\"friend\":\"a text\",\"figure\":{\"corners\":3}}",
          "{\"figure\":\"a circle\"}",
          "{\"figure\":[\"2024-02-29T12:34:56Z\"]}",
          "{\"figure\":{\"type\":\"cat\",\"lives\":9}}",
          "{\"name\":null,\"owner\":null}",
          "{\"name\":[],\"born\":{},\"tags\":{},\"times\":\"soon\",\"friends\":[]}",
          "{\"friend\":[],\"friends\":{\"a\":[],\"b\":{\"type\":\"cat\",\"lives\":[1]}}}",
          "{\"friend\":{\"lives\":1}}",
          "{\"friend\":{\"type\":\"cat\",\"lives\":3000000000}}",
          "{\"id\":9223372036854775808}",
          "{\"id\":1.5,\"weight\":1e999}",
          "{\"id\":1e1000000000,\"weight\":-1e1000000000,\"more\":1e-1000000000}",
          "{\"id\":1e-1000000000,\"weight\":1e-1000000000,\"more\":[1e400,0e1000000000]}",
          "{\"tags\":[\"a\",null,5]}");

  @Test
  void whatIsReadIsSentBackAsItCame() {
    for (String extra : KEPT) {
      ObjectNode node = (ObjectNode) Json.parse("{\"id\":1,\"name\":\"Rex\"}");
      node.setAll((ObjectNode) Json.parse(extra));
      Pet pet = Json.read(Pet.TYPE, Json.text(node));
      assertEquals(node, Json.parse(pet.toJson()));
      assertEquals(node, Json.parse(pet.toBuilder().build().toJson()));
      assertEquals(pet, Json.read(Pet.TYPE, pet.toJson()));
    }
  }

  @Test
  void aRequiredPropertyThatIsMissingIsTolerated() {
    Pet pet = Json.read(Pet.TYPE, "{}");
    assertEquals(0, pet.id());
    assertEquals(null, pet.name());
    assertEquals("{}", pet.toJson());
  }

  @Test
  void onlyAResponseOfAnotherShapeFails() {
    Misfit list = assertThrows(Misfit.class, () -> Json.read(Pet.TYPE, "[]"));
    assertEquals("holds a list instead of an object at $", list.problem());
    Misfit inside =
        assertThrows(
            Misfit.class, () -> Json.read(Pet.TYPE, Json.parse("[]"), List.of("data", "pet")));
    assertEquals(Optional.of("$.data.pet"), inside.path());
    for (String odd : List.of("3000000000", "1.5", "1e999", "{}")) {
      assertThrows(Misfit.class, () -> Json.read(Types.INT32, odd));
    }
    List<Pet> pets = Json.read(Types.list(Pet.TYPE), "[{\"name\":\"Rex\"},\"x\"]");
    assertEquals("Rex", pets.get(0).name());
    assertNull(pets.get(1));
  }

  @Test
  void aConstantThatIsMissingIsNotWritten() {
    Cat cat = Json.read(Cat.TYPE, "{\"lives\":1}");
    assertEquals("{\"lives\":1}", cat.toJson());
    assertEquals(
        "{\"type\":\"cat\",\"lives\":1}",
        Json.text(Json.plain(Animal.TYPE, new Animal.OfCat(cat))));
    assertEquals("{\"type\":\"cat\",\"lives\":1}", Cat.builder().lives(1).build().toJson());
  }

  @Test
  void jacksonLimitsTheLengthOfTexts() {
    String text = "x".repeat(19_000_000);
    assertEquals(text, Json.read(Types.STRING, '"' + text + '"'));
    assertThrows(Misfit.class, () -> Json.read(Types.STRING, '"' + text + text + '"'));
  }

  @Test
  void buildersTellWhatIsMissing() {
    ConfigurationException missing =
        assertThrows(ConfigurationException.class, () -> Pet.builder().id(1).build());
    assertEquals("name is required", missing.getMessage());
    assertThrows(ConfigurationException.class, () -> Pet.builder().name(null));
    List<String> tags = new ArrayList<>(List.of("a"));
    Pet pet = Pet.builder().id(1).name("Rex").owner(null).tags(tags).weight(null).build();
    tags.add("b");
    assertEquals("{\"id\":1,\"name\":\"Rex\",\"owner\":null,\"tags\":[\"a\"]}", pet.toJson());
    assertTrue(pet.owner().isNull());
    assertNotEquals(pet, pet.toBuilder().name("Tom").build());
    assertEquals(pet.hashCode(), pet.toBuilder().build().hashCode());
    assertEquals("Pet{\"id\":1,\"name\":\"Rex\",\"owner\":null,\"tags\":[\"a\"]}", pet.toString());
  }

  @Test
  void unionsAndEnumsKeepWhatTheyDoNotKnow() {
    Pet pet =
        Json.read(
            Pet.TYPE,
            "{\"friend\":{\"type\":\"cat\",\"lives\":9},\"status\":\"new\","
                + "\"friends\":{\"a\":{\"type\":\"bird\"}},\"figure\":\"x\"}");
    assertEquals(9, assertInstanceOf(Animal.OfCat.class, pet.friend().get()).value().lives());
    Animal.Unknown bird = assertInstanceOf(Animal.Unknown.class, pet.friends().get().get("a"));
    assertEquals("bird", bird.type());
    assertEquals("x", assertInstanceOf(Figure.OfText.class, pet.figure().get()).value());
    assertEquals(Status.Known.UNKNOWN, pet.status().get().known());
    assertEquals("not new", pet.status().get().visit(Status.Known::name, "not "::concat));
    assertEquals("ACTIVE", Status.ACTIVE.visit(Status.Known::name, "not "::concat));
    Pet sent =
        Pet.builder()
            .id(1)
            .name("Rex")
            .friend(new Animal.OfCat(Cat.builder().lives(9).build()))
            .price(new BigDecimal("1.50"))
            .status(Status.ACTIVE)
            .build();
    assertEquals(
        "{\"id\":1,\"name\":\"Rex\",\"status\":\"active\",\"price\":\"1.50\","
            + "\"friend\":{\"type\":\"cat\",\"lives\":9}}",
        sent.toJson());
  }

  /** A class of a program that has types of the API in it. */
  record Visit(Pet pet, List<Animal> others, Status status) {}

  @Test
  void otherMappersReadTypesOfTheApiToo() throws Exception {
    ObjectMapper mapper = new ObjectMapper();
    String pet =
        "{\"id\":9007199254740993,\"name\":\"Rex\",\"weight\":1e999,\"more\":[1e-999,null]}";
    assertEquals(Json.read(Pet.TYPE, pet), mapper.readValue(pet, Pet.class));
    String text =
        "{\"pet\":{\"id\":1,\"times\":\"soon\"},\"others\":[{\"type\":\"cat\",\"lives\":9},{}],"
            + "\"status\":\"lost\"}";
    Visit visit = mapper.readValue(text, Visit.class);
    assertEquals("\"soon\"", visit.pet().received("times").get().toString());
    assertEquals(9, assertInstanceOf(Animal.OfCat.class, visit.others().get(0)).value().lives());
    assertEquals(Status.of("lost"), visit.status());
    assertEquals(Json.parse(text), mapper.readTree(mapper.writeValueAsString(visit)));
    assertThrows(MismatchedInputException.class, () -> mapper.readValue("[]", Pet.class));
  }

  @Test
  void otherMappersWriteModelsToo() throws Exception {
    Pet pet = Pet.builder().id(1).name("Rex").status(Status.PAUSED).build();
    JsonNode node = new ObjectMapper().valueToTree(pet);
    assertEquals(Json.parse(pet.toJson()).toString(), node.toString());
  }

  @Test
  void whatJsonCannotCarryIsRefusedWithItsPlace() {
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("self", cycle);
    Map<Object, String> problems =
        Map.of(
            Map.of("a", List.of(1, Double.NaN)),
                "The value at $.a[1] cannot be sent: the number is not finite",
            Map.of("b", "\uD800"),
                "The value at $.b cannot be sent: the text holds half of a surrogate pair",
            List.of(new Thread()),
                "The value at $[0] cannot be sent: values of the class Thread have no form in"
                    + " JSON");
    problems.forEach(
        (value, problem) ->
            assertEquals(
                problem,
                assertThrows(ConfigurationException.class, () -> Json.text(value)).getMessage()));
    assertThrows(ConfigurationException.class, () -> Json.text(cycle));
  }
}
