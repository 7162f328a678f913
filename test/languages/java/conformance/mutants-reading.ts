import type { Mutant } from "../../../conformance/support/language.js";

/** A mutant in a file below the SDK's root package. */
function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

/** A change of what the getters of models give, all of which pass through one method. */
function getter(name: string, instead: string): Mutant {
  const given = "return value == Fields.NULL ? null : (V) value;";
  return mutant(name, "RE-1", ["json/OpenModel.java", given, given.replace("(V) value", instead)]);
}

/** SDKs that send back what they received, and let programs read something else. */
export const READING_MUTANTS: readonly Mutant[] = [
  mutant("no getter works", "RE-1", [
    "json/OpenModel.java",
    "Object value = fields.values[place];",
    'if (place >= 0) {\n      throw new IllegalStateException("unreadable");\n    }\n    Object value = fields.values[place];',
  ]),
  getter(
    "date-times are an hour late",
    "value instanceof java.time.OffsetDateTime time ? (V) time.plusHours(1) : (V) value",
  ),
  getter(
    "lists in lists are empty",
    "value instanceof java.util.List<?> list && !list.isEmpty() && list.get(0) instanceof java.util.List\n" +
      "        ? (V) java.util.List.of()\n        : (V) value",
  ),
  getter("long integers are cut", "value instanceof Long number ? (V) Long.valueOf(number.intValue()) : (V) value"),
  getter("bytes are empty", "value instanceof byte[] ? (V) new byte[0] : (V) value"),
  getter("maps are empty", "value instanceof Map ? (V) Map.of() : (V) value"),
  mutant("optional properties are absent", "RE-1", [
    "json/OpenModel.java",
    "return Optional.ofNullable(value);",
    "return Optional.empty();",
  ]),
  mutant("optional enum values are absent", "RE-1", [
    "json/OpenModel.java",
    "return Optional.ofNullable(value);",
    "return value instanceof OpenEnum ? Optional.empty() : Optional.ofNullable(value);",
  ]),
  mutant("required numbers are zero", "RE-1", [
    "json/OpenModel.java",
    "return value == null ? zero : value;",
    "return zero;",
  ]),
  mutant("null is absent", "RE-1", ["json/OpenModel.java", "return Nullable.ofNull();", "return Nullable.absent();"]),
  mutant("a nullable value gives the other one", "RE-1", [
    "core/Nullable.java",
    "return value == null ? other : value;",
    "return value == null ? value : other;",
  ]),
  mutant("undeclared properties are hidden", "RE-1", [
    "json/OpenModel.java",
    "return (Map<String, T>) fields.additional;",
    "return (Map<String, T>) (Map<?, ?>) Map.of();",
  ]),
  mutant("undeclared properties stay JSON", "RE-1", [
    "json/ModelType.java",
    "at.read(known.additional, member.getValue(), member.getKey())",
    "member.getValue()",
  ]),
  mutant("keys of maps lose spaces", "RE-1", [
    "json/Containers.java",
    "members.put(member.getKey(), at",
    'members.put(member.getKey().replace(" ", ""), at',
  ]),
  mutant("integers pass through doubles", "RE-1", [
    "json/Scalars.java",
    "return node.decimalValue();",
    "return BigDecimal.valueOf(node.doubleValue());",
  ]),
  mutant("texts lose their margins", "RE-1", [
    "json/Scalars.java",
    "return node.textValue();",
    "return node.textValue().strip();",
  ]),
  mutant("base64 has another alphabet", "RE-1", [
    "json/Formats.java",
    "Base64.getDecoder().decode(text.replace('-', '+').replace('_', '/'))",
    "Base64.getUrlDecoder().decode(text)",
  ]),
  mutant("date-times are not read", "RE-1", [
    "json/Formats.java",
    "      return Times.parse(text);",
    "      return null;",
  ]),
  mutant("nanoseconds are lost", "RE-1", [
    "json/Times.java",
    "OffsetDateTime.of(day, time, offset)",
    "OffsetDateTime.of(day, time.truncatedTo(java.time.temporal.ChronoUnit.MICROS), offset)",
  ]),
  mutant("a visitor is told of no constant", "RE-1", [
    "json/OpenEnum.java",
    'return known.name().equals("UNKNOWN") ?',
    "return known != null ?",
  ]),
  mutant("every enum value is known", "RE-2", [
    "types/Colour.java",
    "default -> Known.UNKNOWN;",
    "default -> Known.RED;",
  ]),
  mutant("a constant is what the definition says", "RE-2", [
    "types/Reading.java",
    "return get(1);",
    'return "reading";',
  ]),
  mutant("the last fitting variant is taken", "RE-2", [
    "json/UnionType.java",
    "unknownCount >= 0 && unknownCount < fewest",
    "unknownCount >= 0 && unknownCount <= fewest",
  ]),
  mutant("a variant that is not declared is the first one", "RE-2", [
    "json/UnionType.java",
    "        return variant;\n      }\n    }\n    return null;",
    "        return variant;\n      }\n    }\n    return variants().get(0);",
  ]),
  mutant("any list fits a list", "RE-2", [
    "json/Containers.java",
    "        if (!one.isNull() && item.fit(one, isLenient) < 0) {",
    "        if (one == null) {",
  ]),
  mutant("the tag of an unknown variant is lost", "RE-2", [
    "json/UnionType.java",
    'return unknown.apply(tag == null ? "" : tagOf(node), node);',
    'return unknown.apply("", node);',
  ]),
  mutant("what does not fit is lost", "RE-3", [
    "json/OpenModel.java",
    "return Optional.ofNullable(fields.received.get(name));",
    "return Optional.empty();",
  ]),
  mutant("what does not fit is lost where it is not declared", "RE-3", [
    "json/ModelType.java",
    "        if (at.takeMisfits()) {\n          kept.put(member.getKey(), member.getValue());\n        }",
    "        at.takeMisfits();",
  ]),
  mutant("a number in a text is not read", "RE-3", [
    "json/Scalars.java",
    "!node.isTextual() ||",
    "node.isTextual() ||",
  ]),
  mutant("errors have no typed body", "RE-5", [
    "errors/ApiFailure.java",
    "return body == null ? Optional.empty() : Json.tryRead(type, body);",
    "return Optional.empty();",
  ]),
  mutant("errors forget how long to wait", "RE-5", [
    "errors/ApiException.java",
    "return failure().retryAfter;",
    "return OptionalDouble.empty();",
  ]),
  mutant("a response has its URL for its id, and the reverse", "RE-6", [
    "core/RawResponse.java",
    "this.url = url;\n    this.requestId = requestId;",
    "this.url = requestId;\n    this.requestId = url;",
  ]),
  mutant("every response has the status 200", "RE-6", ["core/RawResponse.java", "return status;", "return 200;"]),
  mutant("only the first value of a header is read", "RE-6", [
    "core/HeaderFields.java",
    'Optional.of(String.join(", ", all))',
    "Optional.of(all.get(0))",
  ]),
  mutant("the first page comes again", "RE-7", [
    "core/PagingIterable.java",
    "last = last == null ? first : last.nextPage();\n      return last;",
    "last = last == null ? first : last.nextPage();\n      return first;",
  ]),
  mutant("the first item of a page comes again", "RE-7", [
    "core/PagingIterable.java",
    "return items.next();",
    "items.next();\n      return page.items().get(0);",
  ]),
  mutant("a list streams its first page alone", "RE-7", [
    "core/PagingIterable.java",
    "return StreamSupport.stream(spliterator(), false);",
    "return first.items().stream();",
  ]),
  {
    ...mutant("a future of all items ends with the first page", "RE-7", [
      "core/Page.java",
      ": next.get().thenCompose(page -> page.forEachAsync(action));",
      ": CompletableFuture.completedFuture(null);",
    ]),
    place: "Java, asynchronous",
  },
  mutant("names and ids of events are swapped", "RE-8", [
    "internal/stream/WholeEvents.java",
    "new ServerSentEvent<>(item.value(), item.event(), item.id())",
    "new ServerSentEvent<>(item.value(), item.id(), item.event())",
  ]),
  mutant("a stream forgets the id of its response", "RE-8", [
    "core/EventStream.java",
    "return Optional.ofNullable(source.reply().requestId());",
    "return Optional.empty();",
  ]),
  mutant("a download forgets the id of its response", "RE-10", [
    "core/BinaryResponse.java",
    "return Optional.ofNullable(reply.requestId());",
    "return Optional.empty();",
  ]),
  mutant("single bytes of a download have a sign", "RE-10", [
    "core/BinaryResponse.java",
    "chunk[at++] & 0xFF",
    "chunk[at++]",
  ]),
  mutant("a saved download lacks its first byte", "RE-10", [
    "core/BinaryResponse.java",
    "body.transferTo(file);",
    "body.skip(1);\n      body.transferTo(file);",
  ]),
];
