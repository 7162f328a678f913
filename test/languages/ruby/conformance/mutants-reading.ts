import type { Mutant } from "../../../conformance/support/language.js";

/** A mutant in a file below the folder of the SDK's sources. */
function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

/** A change of what properties of models are, all of which pass through one method. */
function property(name: string, instead: string): Mutant {
  const given = "Internal::Json::Types.read_part(type, @json[wire])";
  return mutant(name, "RE-1", ["model.rb", given, `${given}.then { |value| ${instead} }`]);
}

/** SDKs that let programs read something else than they received. */
export const READING_MUTANTS: readonly Mutant[] = [
  property("date-times are an hour late", "value.is_a?(Time) ? value + 3600 : value"),
  property("date-times lose their offset", "value.is_a?(Time) ? value.getutc : value"),
  property("long integers are cut", "value.is_a?(Integer) ? value & 0x7FFFFFFF : value"),
  property("optional properties are nil", "self.class::REQUIRED.any? { |one| one.to_s == wire } ? value : nil"),
  property("lists lose their last item", "value.is_a?(Array) ? value[0...-1] : value"),
  mutant("lists in lists are empty", "RE-1", [
    "internal/json/types.rb",
    "json.map { |item| read_part(type[1], item) }.freeze",
    "json.map { |item| item.is_a?(Array) ? [] : read_part(type[1], item) }.freeze",
  ]),
  mutant("bytes stay in base64", "RE-1", [
    "internal/json/types.rb",
    "padded.unpack1('m0').freeze",
    "padded.unpack1('m0') && text.b.freeze",
  ]),
  mutant("texts lose their margins", "RE-1", [
    "internal/json/types.rb",
    "json.is_a?(String) ? json.freeze : MISFIT",
    "json.is_a?(String) ? json.strip.freeze : MISFIT",
  ]),
  mutant("null is absent", "RE-1", [
    "model.rb",
    "@json.key?(self.class.property_of(name)[0])",
    "!@json[self.class.property_of(name)[0]].nil?",
  ]),
  mutant("undeclared properties are hidden", "RE-2", [
    "model.rb",
    "@json.keys.difference(declared).to_h",
    "@json.keys.difference(declared).take(0).to_h",
  ]),
  mutant("text is the variant of every number", "RE-1", [
    "internal/json/fit.rb",
    "when 'string' then json.is_a?(String)",
    "when 'string' then number?(json) || json.is_a?(String)",
  ]),
  mutant("what does not fit is nil", "RE-3", [
    "internal/json/types.rb",
    "value.equal?(MISFIT) ? Json.deep_freeze(json) : value",
    "value.equal?(MISFIT) ? nil : value",
  ]),
  mutant("fractions of seconds are cut to milliseconds", "RE-1", [
    "internal/json/times.rb",
    "second += Rational(parts[7].to_i, 10**parts[7].length) if parts[7]",
    "second += Rational(parts[7][0, 3].to_i, 10**parts[7][0, 3].length) if parts[7]",
  ]),
  mutant("an undeclared value of an enum is nil", "RE-1", [
    "internal/json/types.rb",
    "read(type_of_enum(type), json)\n",
    "type.known?(json) ? read(type_of_enum(type), json) : nil\n",
  ]),
];
