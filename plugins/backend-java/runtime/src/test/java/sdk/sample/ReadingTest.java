package sdk.sample;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import sdk.json.Fields;
import sdk.json.Json;
import sdk.json.Misfit;
import sdk.json.ModelType;
import sdk.json.OpenModel;
import sdk.json.Types;

/** What getters give, of values in their declared forms and in others. */
final class ReadingTest {
  private static final OffsetDateTime NOON = OffsetDateTime.parse("2024-02-29T12:00:00Z");

  /** A pet with one more property, which is sent back as it came. */
  private static Pet pet(String name, String json) {
    String text = "{\"id\":1,\"name\":\"Rex\",\"" + name + "\":" + json + "}";
    Pet pet = Json.read(Pet.TYPE, text);
    assertEquals(Json.parse(text), Json.parse(pet.toJson()));
    return pet;
  }

  private static void isKept(Pet pet, String name, String json) {
    assertEquals(Optional.of(Json.parse(json)), pet.received(name));
  }

  private static <V> void isUnread(Optional<V> value, Pet pet, String name, String json) {
    assertEquals(Optional.empty(), value);
    isKept(pet, name, json);
  }

  @Test
  void gettersGiveWhatWasSent() {
    Pet plain = Json.read(Pet.TYPE, "{\"id\":-9007199254740993,\"name\":\"Rex\"}");
    assertEquals(-9007199254740993L, plain.id());
    assertEquals("Rex", plain.name());
    assertTrue(plain.owner().isAbsent());
    assertTrue(pet("owner", "null").owner().isNull());
    assertEquals("Ann", pet("owner", "\"Ann\"").owner().orElse("Bob"));
    OffsetDateTime born = pet("born", "\"2024-02-29T12:00:00.123456+05:30\"").born().get();
    assertEquals(OffsetDateTime.parse("2024-02-29T12:00:00.123456+05:30"), born);
    assertEquals(LocalDate.of(2024, 2, 29), pet("day", "\"2024-02-29\"").day().get());
    assertEquals(new BigDecimal("1.50"), pet("price", "\"1.50\"").price().get());
    UUID id = UUID.fromString("0b7f1f1e-5d2b-4b7e-9d0a-1c2d3e4f5a6b");
    assertEquals(id, pet("uid", '"' + id.toString() + '"').uid().get());
    assertArrayEquals(new byte[] {0, -1, 16}, pet("data", "\"AP8Q\"").data().get());
    assertEquals(0.1, pet("weight", "0.1").weight().get());
    assertEquals(List.of("a", "b"), pet("tags", "[\"a\",\"b\"]").tags().get());
    String times = "[\"2024-02-29T12:00:00Z\",\"2024-02-29T13:00:00Z\"]";
    assertEquals(List.of(NOON, NOON.plusHours(1)), pet("times", times).times().get());
    String rows = "[[1,2],[],[3]]";
    assertEquals(
        List.of(List.of(1L, 2L), List.of(), List.of(3L)),
        Json.read(Types.list(Types.list(Types.INT64)), rows));
  }

  @Test
  void textThatSpellsANumberIsRead() {
    Pet heavy = pet("weight", "\"1.5\"");
    assertEquals(1.5, heavy.weight().get());
    isKept(heavy, "weight", "\"1.5\"");
    String set = heavy.toBuilder().weight(2.5).build().toJson();
    assertEquals("{\"id\":1,\"name\":\"Rex\",\"weight\":2.5}", set);
    assertEquals(9007199254740993L, Json.read(Types.INT64, "\"9007199254740993\""));
    assertEquals(12, Json.read(Types.INT32, "\"12\""));
    BigInteger large = new BigInteger("18446744073709551616");
    assertEquals(large, Json.read(Types.INTEGER, "\"18446744073709551616\""));
  }

  @Test
  void textThatSpellsNoNumberOfTheTypeIsNotRead() {
    for (String text : List.of("\"1,5\"", "\"\"", "\"NaN\"", "\"1e999\"", "\" 1\"")) {
      Pet pet = pet("weight", text);
      isUnread(pet.weight(), pet, "weight", text);
    }
    for (String text : List.of("\"1.5\"", "\"9223372036854775808\"", "\"x\"")) {
      Pet pet = Json.read(Pet.TYPE, "{\"id\":" + text + ",\"name\":\"Rex\"}");
      assertEquals(0, pet.id());
      isKept(pet, "id", text);
    }
  }

  @Test
  void ofADateTimeTheDateIsReadAsItIsWritten() {
    for (String time : List.of("T00:00:00Z", "t23:59:59.5-11:00", " 00:30:00", "T00:00:00+0200")) {
      String text = "\"2024-02-29" + time + '"';
      Pet pet = pet("day", text);
      assertEquals(LocalDate.of(2024, 2, 29), pet.day().get());
      isKept(pet, "day", text);
    }
  }

  @Test
  void timesThatServersWriteOddlyAreRead() {
    for (String text :
        List.of(
            "\"2024-02-29t12:00:00z\"",
            "\"2024-02-29 12:00:00Z\"",
            "\"2024-02-29T12:00:00\"",
            "\"2024-02-29T12:00:00+0000\"")) {
      Pet pet = pet("born", text);
      assertEquals(NOON, pet.born().get());
      isKept(pet, "born", text);
    }
    assertEquals(NOON.minusHours(12), pet("born", "\"2024-02-29\"").born().get());
  }

  @Test
  void textWithoutItsFormatIsNotRead() {
    for (String text :
        List.of(
            "\"2024-02-29T23:59:60Z\"",
            "\"2024-02-29T24:00:00Z\"",
            "\"2024-02-30T00:00:00Z\"",
            "\"29 Feb 2024\"",
            "\"\"")) {
      Pet born = pet("born", text);
      isUnread(born.born(), born, "born", text);
      Pet day = pet("day", text);
      isUnread(day.day(), day, "day", text);
    }
    Pet price = pet("price", "\"a lot\"");
    isUnread(price.price(), price, "price", "\"a lot\"");
  }

  @Test
  void aTagThatIsNoneIsNotNamed() {
    for (String tag : List.of("{}", "{\"type\":null}", "{\"type\":{}}", "{\"type\":[\"cat\"]}")) {
      Animal.Unknown animal = assertInstanceOf(Animal.Unknown.class, Json.read(Animal.TYPE, tag));
      assertEquals("", animal.type());
      assertEquals(Json.parse(tag), animal.raw());
    }
    String numbered = "{\"type\":7}";
    Animal.Unknown animal =
        assertInstanceOf(Animal.Unknown.class, Json.read(Animal.TYPE, numbered));
    assertEquals("7", animal.type());
  }

  private static <E extends Entry> E entry(Class<E> variant, String json) {
    Entry entry = Json.read(Entry.TYPE, json);
    assertEquals(Json.parse(json), Json.parse(Json.text(entry)));
    return assertInstanceOf(variant, entry);
  }

  @Test
  void anUndeclaredValueOfAnEnumIsItsVariant() {
    assertEquals(Status.ACTIVE, entry(Entry.OfStatus.class, "\"active\"").value());
    Status other = entry(Entry.OfStatus.class, "\"lost\"").value();
    assertEquals("lost", other.value());
    assertEquals(Status.Known.UNKNOWN, other.known());
    Diary diary = entry(Entry.OfDiary.class, "{\"version\":2,\"status\":\"lost\"}").value();
    assertEquals("lost", diary.status().value());
    entry(Entry.Unknown.class, "[\"lost\"]");
    entry(Entry.Unknown.class, "{\"version\":3,\"status\":\"active\"}");
    assertEquals(
        "lost", assertInstanceOf(Figure.OfText.class, Json.read(Figure.TYPE, "\"lost\"")).value());
  }

  @Test
  void aTextIsOfTheVariantWhoseFormItHas() {
    assertEquals(NOON, entry(Entry.OfTime.class, "\"2024-02-29T12:00:00Z\"").value());
    assertEquals(LocalDate.of(2024, 2, 29), entry(Entry.OfDate.class, "\"2024-02-29\"").value());
    assertEquals(5L, entry(Entry.OfNumber.class, "5").value());
    Entry small = Json.read(Entry.TYPE, "\"2024-02-29t12:00:00z\"");
    assertEquals(NOON, assertInstanceOf(Entry.OfTime.class, small).value());
    Entry bare = Json.read(Entry.TYPE, "\"2024-02-29 12:00:00\"");
    assertEquals(NOON, assertInstanceOf(Entry.OfTime.class, bare).value());
  }

  @Test
  void constantsHaveGetters() {
    Diary read = Json.read(Diary.TYPE, "{\"version\":2,\"status\":\"active\"}");
    Diary built = Diary.builder().status(Status.ACTIVE).build();
    assertEquals(2, read.version());
    assertEquals(2, built.version());
    assertEquals(read, built);
    assertEquals("{\"version\":2,\"status\":\"active\"}", built.toJson());
    Diary newer = Json.read(Diary.TYPE, "{\"version\":3,\"status\":\"active\"}");
    assertEquals(3, newer.version());
    assertEquals("{\"version\":3,\"status\":\"active\"}", newer.toBuilder().build().toJson());
    assertEquals("cat", Cat.builder().lives(9).build().type());
    assertEquals("lion", Json.read(Cat.TYPE, "{\"type\":\"lion\",\"lives\":1}").type());
    assertNull(Json.read(Cat.TYPE, "{\"lives\":1}").type());
    for (String odd : List.of("null", "{}", "1.5", "\"two\"")) {
      Diary diary = Json.read(Diary.TYPE, "{\"version\":" + odd + ",\"status\":\"active\"}");
      assertEquals(0, diary.version());
      assertEquals(Optional.of(Json.parse(odd)), diary.received("version"));
    }
  }

  @Test
  void additionalPropertiesHaveTheirType() {
    String text =
        "{\"version\":2,\"status\":\"active\",\"a\":\"2024-02-29T12:00:00Z\","
            + "\"b\":\"2024-02-29\",\"c\":\"soon\",\"d\":{\"e\":1},\"f\":null}";
    Diary diary = Json.read(Diary.TYPE, text);
    Map<String, OffsetDateTime> times = diary.additionalProperties();
    assertEquals(List.of("a", "b", "c", "d", "f"), List.copyOf(times.keySet()));
    assertEquals(
        Arrays.asList(NOON, NOON.minusHours(12), null, null, null),
        new ArrayList<>(times.values()));
    assertEquals(Optional.empty(), diary.received("a"));
    assertEquals(Optional.of(Json.parse("\"2024-02-29\"")), diary.received("b"));
    assertEquals(Optional.of(Json.parse("\"soon\"")), diary.received("c"));
    assertEquals(Optional.of(Json.parse("{\"e\":1}")), diary.received("d"));
    assertEquals(text, diary.toJson());
    assertEquals(text, diary.toBuilder().build().toJson());
    assertEquals(diary, Json.read(Diary.TYPE, diary.toJson()));
    Diary set = diary.toBuilder().additionalProperty("c", NOON).build();
    assertEquals(NOON, set.additionalProperties().get("c"));
    assertFalse(set.received("c").isPresent());
    assertTrue(set.toJson().contains("\"c\":\"2024-02-29T12:00:00Z\""));
  }

  /** Pets by their names. */
  private static final class Pets extends OpenModel<Pet> {
    static final ModelType<Pets> TYPE =
        ModelType.of(Pets::new, properties -> properties.additional(Pet.TYPE));

    private Pets(Fields fields) {
      super(fields);
    }
  }

  @Test
  void additionalPropertiesOfAnyShapeAreRead() {
    String text = "{\"a\":{\"id\":1,\"name\":\"Rex\"},\"b\":[\"Rex\"],\"c\":1.5}";
    Pets pets = Json.read(Pets.TYPE, text);
    assertEquals("Rex", pets.additionalProperties().get("a").name());
    for (String name : List.of("b", "c")) {
      assertNull(pets.additionalProperties().get(name));
      assertEquals(Optional.of(Json.parse(text).get(name)), pets.received(name));
    }
    assertEquals(text, pets.toJson());
  }

  @Test
  void additionalPropertiesWithoutATypeAreJson() {
    Pet pet = pet("more", "{\"a\":[1.50,null]}");
    assertEquals(Map.of("more", Json.parse("{\"a\":[1.50,null]}")), pet.additionalProperties());
    Pet set = pet.toBuilder().additionalProperty("more", NOON).build();
    assertEquals("2024-02-29T12:00:00Z", set.additionalProperties().get("more").textValue());
  }

  @Test
  void numbersThatDoNotFitAreKept() {
    for (String number : List.of("1.5", "9223372036854775808", "1e1000000000", "1e-1000000000")) {
      Pet pet = Json.read(Pet.TYPE, "{\"id\":" + number + ",\"name\":\"Rex\"}");
      assertEquals(0, pet.id());
      isKept(pet, "id", number);
    }
    for (String number : List.of("1e999", "-1e999", "1e1000000000", "9".repeat(400) + ".5")) {
      Pet pet = pet("weight", number);
      isUnread(pet.weight(), pet, "weight", number);
    }
    Pet light = pet("weight", "1e-1000000000");
    assertEquals(0.0, light.weight().get());
    isKept(light, "weight", "1e-1000000000");
    for (String number : List.of("1e-2147483647", "1e2147483647", "1e1000000000", "1.5")) {
      assertEquals(Optional.empty(), Json.tryRead(Types.INTEGER, Json.parse(number)));
      assertEquals(Json.parse(number), Json.read(Types.ANY, number));
    }
    assertThrows(Misfit.class, () -> Json.parse("[1e99999999999]"));
    assertThrows(Misfit.class, () -> Json.parse("{} {}"));
  }

  @Test
  void valuesOfAnotherShapeAreKept() {
    for (String odd : List.of("{}", "\"soon\"", "5")) {
      Pet pet = pet("times", odd);
      isUnread(pet.times(), pet, "times", odd);
      Pet tagged = pet("tags", odd);
      isUnread(tagged.tags(), tagged, "tags", odd);
    }
    for (String odd : List.of("[]", "\"x\"", "[{\"type\":\"cat\"}]")) {
      Pet pet = pet("friends", odd);
      isUnread(pet.friends(), pet, "friends", odd);
    }
    Pet deep = pet("friends", "{\"a\":{\"type\":\"cat\",\"lives\":[]},\"b\":[]}");
    Cat cat = assertInstanceOf(Animal.OfCat.class, deep.friends().get().get("a")).value();
    assertEquals(0, cat.lives());
    assertEquals(Optional.of(Json.parse("[]")), cat.received("lives"));
    assertEquals("", assertInstanceOf(Animal.Unknown.class, deep.friends().get().get("b")).type());
  }
}
