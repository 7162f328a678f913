import type { Message } from "./commands.js";
import { show } from "./show.js";
import type { Table } from "./table.js";
import type { NamedEvent } from "./ways.js";

type Bag = { readonly [key: string]: unknown };

/** What programs read of the value that a message asked for, in the form that answers have for each way of using it up. */
export function reading(table: Table, message: Message, value: unknown): unknown {
  const { types } = table;
  const { call, consume = "value" } = message;
  const result = types.results[String(call)];
  const of = (type = result?.value) => (type === undefined ? undefined : (one: unknown) => show(types, type, one));
  const items = (list: unknown): unknown => (list as readonly unknown[]).map(of(result?.item) ?? (() => undefined));
  switch (consume) {
    case "value":
      if (result?.kind === "page") return reading(table, { ...message, consume: "page" }, value);
      return result?.kind === "value" && value !== undefined ? of()?.(value) : undefined;
    case "raw":
      return of()?.((value as Bag).value);
    case "items":
    case "events":
      return items(value);
    case "named":
      return items((value as readonly NamedEvent[]).map(({ data }) => data));
    case "page":
      return { items: items((value as Bag).items), response: of()?.((value as Bag).response) };
    case "ways":
      if (result?.kind === "file") return undefined;
      return Object.fromEntries(Object.entries(value as Bag).map(([way, list]) => [way, items(list)]));
    default:
      return undefined;
  }
}
