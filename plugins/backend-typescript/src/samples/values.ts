import type { SampleValue } from "@sdkwright/plugin-api";
import type { Choice } from "../forms/shapes.js";
import { array, type Entry, instant, json, longInteger, object, text, type Value } from "../literals.js";

/** The entries of a value that is an object; of any other, none. */
function entriesOf(sample: SampleValue, choice: Choice): Entry[] {
  switch (sample.kind) {
    case "object":
      return sample.members.map(({ wire, value }): Entry => [wire, valueCode(value, choice)]);
    case "map-object":
    case "map":
      return sample.entries.map(({ key, value }): Entry => [key, valueCode(value, choice)]);
    default:
      return [];
  }
}

/** The expression of a sample's value: as the wire has it, but for integers and dates, which have the forms that the options choose. */
export function valueCode(sample: SampleValue, choice: Choice): Value {
  const listed = (items: readonly SampleValue[]): Value => array(items.map((item) => valueCode(item, choice)));
  switch (sample.kind) {
    case "object":
    case "map-object":
    case "map":
      return object(entriesOf(sample, choice));
    case "variant": {
      const { tag, value } = sample;
      return tag ? object([[tag.wire, json(tag.value)], ...entriesOf(value, choice)]) : valueCode(value, choice);
    }
    case "list":
      return listed(sample.items);
    case "tuple":
      return listed([...sample.items, ...sample.rest]);
    case "integer":
      return sample.wide ? longInteger(sample.value, choice.integer) : json(sample.value);
    case "date-time":
      return choice.dates ? instant(sample.text) : text(sample.text);
    case "date":
      return text(sample.text);
    case "file":
      return sample.path === null ? text(sample.text) : object([["path", text(sample.path)]]);
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
