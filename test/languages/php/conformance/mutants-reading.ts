import type { Mutant } from "../../../conformance/support/language.js";

/** A mutant in a file below the sources of the SDK. */
function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

/** A change of what properties of models are, all of which pass through one method. */
function property(name: string, instead: string): Mutant {
  const given = "        if ($value !== Misfit::Value) {\n            return $value;\n        }";
  return mutant(name, "RE-1", ["Core/Model.php", given, given.replace("return $value;", `return ${instead};`)]);
}

/** SDKs that let programs read something else than they received. */
export const READING_MUTANTS: readonly Mutant[] = [
  property("date-times are an hour late", "$value instanceof \\DateTimeImmutable ? $value->modify('+1 hour') : $value"),
  property(
    "date-times lose their offset",
    "$value instanceof \\DateTimeImmutable ? $value->setTimezone(new \\DateTimeZone('UTC')) : $value",
  ),
  property("long integers are cut", "is_int($value) ? $value & 0x7FFFFFFF : $value"),
  property("optional properties are null", "in_array($property, static::REQUIRED, true) ? $value : null"),
  property(
    "lists lose their last item",
    "is_array($value) && array_is_list($value) ? array_slice($value, 0, -1) : $value",
  ),
  mutant("lists in lists are empty", "RE-1", [
    "Internal/Json/Types.php",
    "return array_map(static fn(mixed $item): mixed => self::readMember($type[1], $item), $json);",
    "return array_map(static fn(mixed $item): mixed => is_array($item) ? [] : self::readMember($type[1], $item), $json);",
  ]),
  mutant("bytes stay in base64", "RE-1", [
    "Internal/Json/Types.php",
    "return $bytes === false ? null : $bytes;",
    "return $bytes === false ? null : $text;",
  ]),
  mutant("texts lose their margins", "RE-1", [
    "Internal/Json/Types.php",
    "'string' => is_string($json) ? $json :",
    "'string' => is_string($json) ? trim($json) :",
  ]),
  mutant("null is absent", "RE-1", [
    "Core/Model.php",
    "$raw = Json::member($json, $wire);",
    "$raw = Json::member($json, $wire) ?? Omit::Value;",
  ]),
  mutant("undeclared properties are hidden", "RE-2", [
    "Core/Model.php",
    "$extra[$name] = $value === Misfit::Value ? null : $value;",
    "unset($extra[$name]);",
  ]),
  mutant("text is the variant of every number", "RE-1", [
    "Internal/Json/Fit.php",
    "'string' => is_string($json) ||",
    "'string' => $isNumber || is_string($json) ||",
  ]),
  mutant("what does not fit is told as if it did", "RE-3", [
    "Core/Model.php",
    "return $value !== Misfit::Value && Json::isSame(Encoder::encode($type, $value), $raw) ? Omit::Value : $raw;",
    "return Omit::Value;",
  ]),
  mutant("fractions of seconds are cut to milliseconds", "RE-1", [
    "Internal/Json/Times.php",
    "'.' . substr($parts[7], 0, 6);",
    "'.' . substr($parts[7], 0, 3);",
  ]),
];
