import type { SampleValue } from "@sdkwright/plugin-api";
import { array, type Entry, json, longInteger, object, text, type Value } from "../literals.js";
import type { IntegerForm } from "../options.js";

/** The entries of a value that is an object; of any other, none. */
function entriesOf(sample: SampleValue, form: IntegerForm): Entry[] {
  switch (sample.kind) {
    case "object":
      return sample.members.map(({ wire, value }): Entry => [wire, valueCode(value, form)]);
    case "map-object":
    case "map":
      return sample.entries.map(({ key, value }): Entry => [key, valueCode(value, form)]);
    default:
      return [];
  }
}

/** The expression of a sample's value: as the wire has it, but for 64-bit integers, which have the form of the option `int64`. */
export function valueCode(sample: SampleValue, form: IntegerForm): Value {
  const listed = (items: readonly SampleValue[]): Value => array(items.map((item) => valueCode(item, form)));
  switch (sample.kind) {
    case "object":
    case "map-object":
    case "map":
      return object(entriesOf(sample, form));
    case "variant": {
      const { tag, value } = sample;
      return tag ? object([[tag.wire, json(tag.value)], ...entriesOf(value, form)]) : valueCode(value, form);
    }
    case "list":
      return listed(sample.items);
    case "tuple":
      return listed([...sample.items, ...sample.rest]);
    case "integer":
      return sample.wide ? longInteger(sample.value, form) : json(sample.value);
    case "date":
    case "date-time":
    case "file":
      return text(sample.text);
    case "bytes":
      return text(sample.base64);
    case "null":
      return json(null);
    case "enum-member":
    case "unknown-enum-value":
    case "unknown-variant":
    case "literal":
    case "text":
    case "boolean":
    case "number":
    case "json":
      return json(sample.value);
    default:
      return sample satisfies never;
  }
}
