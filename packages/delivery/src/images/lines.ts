import type { Diagnostic, Location, Severity } from "@sdkwright/diagnostics";

/** What a line of a generator refers to. */
export interface LineContext {
  /** Documents that a finding may be about: those of the API, and the configuration. */
  readonly documents: ReadonlySet<string>;
  /** The place that an origin of the IR stands for. */
  readonly placeOf: (origin: number) => Location | undefined;
  /** Where the configuration names the image: where findings are that say no place. */
  readonly fallback: Location;
}

const SEVERITIES: readonly unknown[] = ["error", "warning", "note"] satisfies Severity[];
const CODE = /^[a-z][a-z0-9-]*\/[a-z0-9-]+$/;
const MAX_MESSAGE = 10_000;

/** A finding that a generator printed, or what is wrong with the line. */
export function readLine(line: string, context: LineContext): Diagnostic | string {
  const value = parsed(line);
  if (!isRecord(value)) return "is not a JSON object";
  const { severity, code, message, help } = value;
  if (!SEVERITIES.includes(severity)) return "has no `severity` of `error`, `warning` or `note`";
  if (typeof code !== "string" || !CODE.test(code)) return "has no `code` such as `gen-kotlin/name`";
  if (typeof message !== "string" || message === "") return "has no `message`";
  const location = locationOf(value, context);
  return {
    severity: severity as Severity,
    code,
    message: plain(message),
    location,
    ...(typeof help === "string" && help !== "" && { help: plain(help) }),
  };
}

function locationOf({ origin, location }: Fields, { documents, placeOf, fallback }: LineContext): Location {
  if (typeof origin === "number") return placeOf(origin) ?? fallback;
  if (!isRecord(location)) return fallback;
  const { document, pointer, at, line, column } = location;
  // Reports show the line: of no file but those that the generator was told of.
  if (typeof document !== "string" || !documents.has(document)) return fallback;
  if (typeof pointer === "string") return { document, pointer, ...(at === "key" && { at }) };
  if (isCount(line) && isCount(column)) return { document, line, column };
  return { document };
}

type Fields = { readonly [key: string]: unknown };

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A text without what terminals would obey. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, " ").slice(0, MAX_MESSAGE);
}
