import { endpointKey } from "./asked/definition.js";
import type { AskedMethod } from "./asked/request.js";
import type { EmittedMethod } from "./emitted.js";

/** How many names a configuration asks for, and how many of them the SDK has. */
export interface Figure {
  readonly asked: number;
  readonly kept: number;
}

export interface Comparison {
  readonly methods: Figure;
  readonly groups: Figure;
  readonly parameters: Figure;
  /** `GET /pets: pets.list`, for each name that is lost. */
  readonly lost: readonly string[];
}

/** Names with the same letters and digits: each language has its own case and separators. */
const letters = (name: string): string => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
const callLetters = (parts: readonly string[]): string => parts.map(letters).join(".");

/** Compares the names of methods, of their groups and of their parameters. */
export function compareNames(asked: readonly AskedMethod[], emitted: readonly EmittedMethod[]): Comparison {
  const calls = emitted.map(({ call }) => callLetters(call.split(".")));
  const groups = new Set(calls.map((call) => call.split(".").slice(0, -1).join(".")));
  const wanted = new Set(asked.map(({ group }) => callLetters(group)));
  const lost: string[] = [];
  let keptMethods = 0;
  let [askedParameters, keptParameters] = [0, 0];
  for (const { endpoint, group, name, parameters } of asked) {
    const call = callLetters([...group, name]);
    const own = emitted.filter((one) => endpointKey(one.endpoint) === endpointKey(endpoint));
    const found = own.find((one) => callLetters(one.call.split(".")) === call);
    if (found === undefined)
      lost.push(`${endpoint}: ${[...group, name].join(".")}, not ${own.map((one) => one.call).join(", ")}`);
    else keptMethods++;
    const names = new Set((found ?? own[0])?.parameters.map(letters));
    const missing = parameters.filter((one) => !names.has(letters(one)));
    askedParameters += parameters.length;
    keptParameters += parameters.length - missing.length;
    for (const one of missing) lost.push(`${endpoint}: parameter ${one}`);
  }
  return {
    methods: { asked: asked.length, kept: keptMethods },
    groups: { asked: wanted.size, kept: [...wanted].filter((one) => groups.has(one) || one === "").length },
    parameters: { asked: askedParameters, kept: keptParameters },
    lost,
  };
}
