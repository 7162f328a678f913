package sdk.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Lists, and objects whose properties are not declared one by one. */
final class Containers {
  private Containers() {}

  static final class ListOf<T> extends JsonType<List<T>> {
    private final JsonType<T> item;

    ListOf(JsonType<T> item) {
      this.item = item;
    }

    @Override
    List<T> read(JsonNode node, Reading at) {
      if (!node.isArray()) {
        return at.passOver(node, "a list");
      }
      List<T> items = new ArrayList<>(node.size());
      for (int i = 0; i < node.size(); i++) {
        items.add(at.read(item, node.get(i), i));
      }
      return Collections.unmodifiableList(items);
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      if (!node.isArray()) {
        return -1;
      }
      for (JsonNode one : node) {
        if (!one.isNull() && item.fit(one, isLenient) < 0) {
          return -1;
        }
      }
      return 0;
    }

    @Override
    Object plain(List<T> value) {
      if (item.isPlain()) {
        return value;
      }
      List<Object> items = new ArrayList<>(value.size());
      for (T one : value) {
        items.add(one == null ? null : item.plain(one));
      }
      return items;
    }

    @Override
    boolean isPlain(Set<JsonType<?>> asked) {
      return item.isPlain(asked);
    }
  }

  static final class MapOf<T> extends JsonType<Map<String, T>> {
    private final JsonType<T> value;

    MapOf(JsonType<T> value) {
      this.value = value;
    }

    @Override
    Map<String, T> read(JsonNode node, Reading at) {
      if (!node.isObject()) {
        return at.passOver(node, "an object");
      }
      Map<String, T> members = new LinkedHashMap<>();
      for (Iterator<Map.Entry<String, JsonNode>> each = node.fields(); each.hasNext(); ) {
        Map.Entry<String, JsonNode> member = each.next();
        members.put(member.getKey(), at.read(value, member.getValue(), member.getKey()));
      }
      return Collections.unmodifiableMap(members);
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      if (!node.isObject()) {
        return -1;
      }
      for (JsonNode one : node) {
        if (!one.isNull() && value.fit(one, isLenient) < 0) {
          return -1;
        }
      }
      return 0;
    }

    @Override
    Object plain(Map<String, T> given) {
      if (value.isPlain()) {
        return given;
      }
      Map<String, Object> members = new LinkedHashMap<>();
      given.forEach((name, one) -> members.put(name, one == null ? null : value.plain(one)));
      return members;
    }

    @Override
    boolean isPlain(Set<JsonType<?>> asked) {
      return value.isPlain(asked);
    }
  }

  static final class Wrapped<T, U extends Union> extends JsonType<U> {
    private final JsonType<T> inner;
    private final Function<T, U> wrap;

    Wrapped(JsonType<T> inner, Function<T, U> wrap) {
      this.inner = inner;
      this.wrap = wrap;
    }

    @Override
    U read(JsonNode node, Reading at) {
      T value = at.read(inner, node);
      return value == null ? null : wrap.apply(value);
    }

    @Override
    int fit(JsonNode node, boolean isLenient) {
      return inner.fit(node, isLenient);
    }
  }
}
