package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A choice between types.
 *
 * @param <U> the interface of the union
 */
public final class UnionType<U extends Union> extends JsonType<U> {
  /** The property that tells the variants apart; null if their shapes do. */
  private final String tag;

  private final BiFunction<String, JsonNode, U> unknown;
  private final Consumer<Variants<U>> declare;
  private volatile List<Variant<?, U>> variants;

  private UnionType(
      String tag, BiFunction<String, JsonNode, U> unknown, Consumer<Variants<U>> declare) {
    this.tag = tag;
    this.unknown = unknown;
    this.declare = declare;
  }

  /**
   * A union whose variants a property tells apart.
   *
   * @param tag the name of the property in JSON
   * @param unknown makes the variant for values of the property that are not declared
   * @param declare names the variants; runs when the type is first used
   * @param <U> the interface of the union
   * @return the type
   */
  public static <U extends Union> UnionType<U> tagged(
      String tag, BiFunction<String, JsonNode, U> unknown, Consumer<Variants<U>> declare) {
    return new UnionType<>(tag, unknown, declare);
  }

  /**
   * A union whose variants are told apart by their shapes: the first that has all required
   * properties, and leaves the fewest undeclared. If none fits, one that reads the value without
   * declaring it, such as an enum that does not list it.
   *
   * @param unknown makes the variant for values that fit none
   * @param declare names the variants; runs when the type is first used
   * @param <U> the interface of the union
   * @return the type
   */
  public static <U extends Union> UnionType<U> untagged(
      Function<JsonNode, U> unknown, Consumer<Variants<U>> declare) {
    return new UnionType<>(null, (name, raw) -> unknown.apply(raw), declare);
  }

  private List<Variant<?, U>> variants() {
    List<Variant<?, U>> known = variants;
    if (known == null) {
      Variants<U> declared = new Variants<>();
      declare.accept(declared);
      known = List.copyOf(declared.all);
      variants = known;
    }
    return known;
  }

  @Override
  U read(JsonNode node, Reading at) {
    Variant<?, U> variant = variantOf(node, false);
    if (variant == null) {
      variant = variantOf(node, true);
    }
    if (variant == null && tag == null) {
      variant = closest(type -> type.outline(node));
    }
    return variant == null ? undeclared(node) : variant.read(node, at);
  }

  @Override
  public U undeclared(JsonNode node) {
    return unknown.apply(tag == null ? "" : tagOf(node), node);
  }

  private Variant<?, U> variantOf(JsonNode node, boolean isLenient) {
    return tag == null ? closest(type -> type.fit(node, isLenient)) : named(node);
  }

  private Variant<?, U> named(JsonNode node) {
    if (!hasTag(node)) {
      return null;
    }
    String name = tagOf(node);
    for (Variant<?, U> variant : variants()) {
      if (variant.tag().toString().equals(name)) {
        return variant;
      }
    }
    return null;
  }

  /** Whether a value has a tag that can name a variant. */
  private boolean hasTag(JsonNode node) {
    JsonNode value = node.path(tag);
    return value.isTextual() || value.isNumber() || value.isBoolean();
  }

  /** The value of the tag as text; empty if there is none. */
  private String tagOf(JsonNode node) {
    return hasTag(node) ? node.path(tag).asText() : "";
  }

  private Variant<?, U> closest(ToIntFunction<JsonType<?>> fit) {
    Variant<?, U> best = null;
    int fewest = Integer.MAX_VALUE;
    for (Variant<?, U> variant : variants()) {
      int unknownCount = fit.applyAsInt(variant.type());
      if (unknownCount >= 0 && unknownCount < fewest) {
        best = variant;
        fewest = unknownCount;
      }
    }
    return best;
  }

  @Override
  int fit(JsonNode node, boolean isLenient) {
    Variant<?, U> variant = variantOf(node, isLenient);
    return variant == null ? -1 : variant.type().fit(node, isLenient);
  }

  @Override
  Object plain(U value) {
    for (Variant<?, U> variant : variants()) {
      if (variant.kind().isInstance(value)) {
        return withTag(variant, variant.plain(value.value()));
      }
    }
    return value.value();
  }

  /** Adds the property that tells variants apart, if the value does not have it itself. */
  private Object withTag(Variant<?, U> variant, Object plain) {
    if (tag == null
        || !(Plain.of(plain) instanceof Map<?, ?> members)
        || members.get(tag) != null) {
      return plain;
    }
    Map<String, Object> tagged = new LinkedHashMap<>();
    tagged.put(tag, variant.tag());
    members.forEach((name, member) -> tagged.putIfAbsent((String) name, member));
    return tagged;
  }

  @Override
  boolean isPlain(Set<JsonType<?>> asked) {
    return !asked.add(this)
        || tag == null && variants().stream().allMatch(variant -> variant.type().isPlain(asked));
  }

  /**
   * Declares the variants of a union, in their order.
   *
   * @param <U> the interface of the union
   */
  public static final class Variants<U extends Union> {
    private final List<Variant<?, U>> all = new ArrayList<>();

    private Variants() {}

    /**
     * A variant of a union whose variants a property tells apart.
     *
     * @param value the value of the property: a text, a number or a boolean
     * @param type the type of the variant
     * @param kind the class of the variant
     * @param make the constructor of that class
     * @param <T> the Java type of what the variant holds
     * @return this
     */
    public <T> Variants<U> variant(
        Object value, JsonType<T> type, Class<? extends U> kind, Function<T, ? extends U> make) {
      all.add(new Variant<>(value, type, kind, make));
      return this;
    }

    /**
     * A variant of a union whose variants are told apart by their shapes.
     *
     * @param type the type of the variant
     * @param kind the class of the variant
     * @param make the constructor of that class
     * @param <T> the Java type of what the variant holds
     * @return this
     */
    public <T> Variants<U> variant(
        JsonType<T> type, Class<? extends U> kind, Function<T, ? extends U> make) {
      return variant("", type, kind, make);
    }
  }

  private record Variant<T, U>(
      Object tag, JsonType<T> type, Class<? extends U> kind, Function<T, ? extends U> make) {

    U read(JsonNode node, Reading at) {
      T value = at.read(type, node);
      return value == null ? null : make.apply(value);
    }

    @SuppressWarnings("unchecked") // The class of the variant holds values of its type.
    Object plain(Object value) {
      return type.plain((T) value);
    }
  }
}
