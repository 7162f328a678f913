import type { Mutant } from "../../../conformance/support/language.js";

/** A mutant in a file below the namespace of the SDK. */
function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

/** A change of what properties of models are, all of which pass through one method. */
function property(name: string, instead: string): Mutant {
  const given = "return isRead ? value : default;";
  return mutant(name, "RE-1", ["Internal/Json/ModelReader.cs", given, given.replace("value", `(${instead})`)]);
}

/** SDKs that let programs read something else than they received. */
export const READING_MUTANTS: readonly Mutant[] = [
  property("date-times are an hour late", "value is DateTimeOffset time ? (T)(object)time.AddHours(1) : value"),
  property("long integers are cut", "value is long number ? (T)(object)(long)(int)number : value"),
  property("bytes are empty", "value is byte[] ? (T)(object)new byte[0] : value"),
  mutant("lists in lists are empty", "RE-1", [
    "Internal/Json/Containers.cs",
    "value = items;",
    "value = typeof(T).IsGenericType ? [] : items;",
  ]),
  mutant("maps are empty", "RE-1", ["Internal/Json/Containers.cs", "members[property.Name] = reading", "_ = reading"]),
  mutant("keys of maps lose spaces", "RE-1", [
    "Internal/Json/Containers.cs",
    "members[property.Name] = reading",
    'members[property.Name.Replace(" ", "")] = reading',
  ]),
  mutant("optional texts and lists are absent", "RE-1", [
    "Internal/Json/ModelReader.cs",
    "where T : class => Read(index, type, isRequired: false, takesNull: type is INullType);",
    "where T : class => null;",
  ]),
  mutant("optional numbers and enum values are absent", "RE-1", [
    "Internal/Json/ModelReader.cs",
    "return isThere && !IsUnreadable(index) ? value : null;",
    "return isThere && IsUnreadable(index) ? value : null;",
  ]),
  mutant("null is absent", "RE-1", [
    "Internal/Json/ModelReader.cs",
    "_values[index].ValueKind == JsonValueKind.Undefined ? default",
    "_values[index].ValueKind is JsonValueKind.Undefined or JsonValueKind.Null ? default",
  ]),
  mutant("a nullable value is not there", "RE-1", ["Core/Optional.cs", "IsSet = true;", "IsSet = value is null;"]),
  mutant("undeclared properties are hidden", "RE-2", [
    "Core/WireModel.cs",
    "AdditionalProperties = json.Undeclared ?? s_none;",
    "AdditionalProperties = s_none;",
  ]),
  mutant("undeclared properties of a type are hidden", "RE-1", [
    "Core/OpenWireModel.cs",
    "AdditionalProperties = json.TypedExtra as IReadOnlyDictionary<string, T> ?? s_none;",
    "AdditionalProperties = s_none;",
  ]),
  mutant("integers pass through doubles", "RE-1", [
    "Internal/Json/Scalars.cs",
    "=> json.TryGetInt64(out value);",
    "=> (value = (long)json.GetDouble()) == value;",
  ]),
  mutant("texts lose their margins", "RE-1", [
    "Internal/Json/Scalars.cs",
    "return Texts.TryGet(json, out value);",
    "bool isRead = Texts.TryGet(json, out value);\n                value = value.Trim();\n                return isRead;",
  ]),
  mutant("base64 has another alphabet", "RE-1", [
    "Internal/Json/Formats.cs",
    "text.Replace('-', '+').Replace('_', '/')",
    "text.Replace('+', '-').Replace('/', '_')",
  ]),
  mutant("date-times are not read", "RE-1", [
    "Internal/Json/Formats.cs",
    "Times.TryParse(text, out value);",
    "(value = default) != default;",
  ]),
  mutant("fractions of seconds are lost", "RE-1", [
    "Internal/Json/Times.cs",
    "time = new DateTimeOffset(local, offset);",
    "time = new DateTimeOffset(local.AddTicks(-(local.Ticks % TimeSpan.TicksPerSecond)), offset);",
  ]),
  mutant("every enum value is known", "RE-2", [
    "Types/Colour.cs",
    "public bool IsKnown =>",
    "public bool IsKnown => Value != null ||",
  ]),
  mutant("a constant is what the definition says", "RE-2", [
    "Internal/Json/ModelReader.cs",
    "return Read(index, type, isRequired: true, takesNull: false)!;",
    "_ = Read(index, type, isRequired: true, takesNull: false)!;\n        return value;",
  ]),
  mutant("the last fitting variant is taken", "RE-2", [
    "Internal/Json/UnionType.cs",
    "fit >= 0 && fit < fewest",
    "fit >= 0 && fit <= fewest",
  ]),
  mutant("a variant that is not declared is the first one", "RE-2", [
    "Internal/Json/UnionType.cs",
    "                return variant;\n            }\n        }\n\n        return null;",
    "                return variant;\n            }\n        }\n\n        return All[0];",
  ]),
  mutant("any list fits a list", "RE-2", [
    "Internal/Json/Containers.cs",
    "if (one.ValueKind != JsonValueKind.Null && item.Fit(one, isLenient) < 0)",
    "if (item.Fit(one, isLenient) < NoFit)",
  ]),
  mutant("the tag of an unknown variant is lost", "RE-2", [
    "Internal/Json/UnionType.cs",
    "_unknown(TagOf(json), json.Clone())",
    "_unknown(null, json.Clone())",
  ]),
  mutant("what does not fit is lost", "RE-3", [
    "Core/WireModel.cs",
    "kept.Raw.ValueKind != JsonValueKind.Undefined",
    "kept.Raw.ValueKind == JsonValueKind.Undefined",
  ]),
  mutant("what does not fit is lost where it is not declared", "RE-3", [
    "Internal/Json/ModelReader.cs",
    "Keep(property.Name, property.Value.Clone(), value);",
    "_ = value;",
  ]),
  mutant("a number in a text is not read", "RE-3", [
    "Internal/Json/Scalars.cs",
    "if (json.ValueKind != JsonValueKind.String || !Numbers.TrySpelled(json, out string text))",
    "if (json.ValueKind == JsonValueKind.String || !Numbers.TrySpelled(json, out string text))",
  ]),
  mutant("errors have no typed body", "RE-5", [
    "Internal/Http/ApiFailure.cs",
    "out T value) ? value : default;",
    "out T _) ? default : default;",
  ]),
  mutant("errors forget how long to wait", "RE-5", [
    "Errors/BrandApiException.cs",
    "RetryAfter => Failure.RetryAfter;",
    "RetryAfter => null;",
  ]),
  mutant("a response has its URL for its id", "RE-6", [
    "Core/Response.cs",
    "RequestId = requestId;",
    "RequestId = url;",
  ]),
  mutant("every response has the status 200", "RE-6", [
    "Core/Response.cs",
    "StatusCode = statusCode;",
    "StatusCode = 200;",
  ]),
  mutant("only the first value of a header is read", "RE-6", [
    "Internal/Http/ResponseHeaders.cs",
    "values.Count == 1 ? [values.ToString()] : [.. values];",
    "[new List<string>(values)[0]];",
  ]),
  mutant("the first page comes again", "RE-7", [
    "Core/Pager.cs",
    "page = await page.GetNextPageAsync(cancellationToken).ConfigureAwait(false);\n            yield return page;",
    "page = await page.GetNextPageAsync(cancellationToken).ConfigureAwait(false);\n            yield return await _first(cancellationToken).ConfigureAwait(false);",
  ]),
  mutant("the first item of a page comes again", "RE-7", [
    "Core/Pager.cs",
    "yield return item;",
    "yield return page.Items[0];",
  ]),
  mutant("a list ends with its first page", "RE-7", [
    "Core/Pager.cs",
    "while (page.HasNextPage)",
    "while (!page.HasNextPage)",
  ]),
  mutant("names and ids of events are swapped", "RE-8", [
    "Internal/Streams/EventFrames.cs",
    "new ServerSentEvent<T>(ValueOf(one.Data), one.Event, one.Id)",
    "new ServerSentEvent<T>(ValueOf(one.Data), one.Id, one.Event)",
  ]),
  mutant("a download forgets the id of its response", "RE-10", [
    "Core/BinaryResponse.cs",
    "RequestId => _reply.RequestId;",
    "RequestId => null;",
  ]),
  mutant("a copied download lacks its first byte", "RE-10", [
    "Core/BinaryResponse.cs",
    "Stream source = OpenRead();",
    "Stream source = OpenRead();\n        _ = await source.ReadAsync(new byte[1].AsMemory(), cancellationToken);",
  ]),
];
