import { clientData } from "@sdkwright/plugin-api";
import { dataValue, type Printer } from "../data.js";
import type { Emission } from "../emission.js";
import { callShapes, formReaders, shapeTable } from "../forms/calls.js";
import { type Entry, json, object, present, scalar, symbol, text, type Value } from "../literals.js";
import { packageName } from "../names.js";
import { PATHS } from "../plan.js";
import { runtime } from "../runtime.js";

/** What the runtime needs of each helper that it does not find by itself. */
const FEATURES = {
  form: ["form", "formBody"],
  multipart: ["multipart", "multipartBody"],
  binary: ["binary", "binaryBody"],
  "connect-stream": ["envelope", "envelopeBody"],
  oauth: ["oauth", "oauthTokens"],
  int64: ["int64", "checkIntegers"],
} as const;

function featureSpec(emission: Emission): Value | undefined {
  const { features } = emission;
  const needed = Object.entries(FEATURES).map(
    ([feature, [key, name]]): Entry => [key, features.has(feature) ? symbol(runtime(name)) : undefined],
  );
  return present([...needed, ["forms", formReaders(emission)]]);
}

/** Settings of the generator's configuration, where they are not those that the runtime has of itself. */
function settings({ options }: Emission["target"]): { readonly [name: string]: Value | undefined } {
  const { "max-retries": retries, "timeout-seconds": timeout, "user-agent": agent } = options;
  return {
    maxRetries: retries === 2 ? undefined : scalar(retries),
    timeoutMs: timeout === 60 ? undefined : scalar(timeout * 1000),
    retryUnsafe: options["retry-unsafe"] ? scalar(true) : undefined,
    userAgent: agent === undefined ? undefined : text(agent),
  };
}

/** Everything that the runtime must know of an API, one entry each. */
export function clientSpec(emission: Emission): Value {
  const { target, sdk, names, layout, forms } = emission;
  const client = {
    packageName: text(packageName(target)),
    version: symbol({ part: "sym", name: "VERSION", module: PATHS.version }),
    environments: object([]),
    ...settings(target),
    features: featureSpec(emission),
    int64: forms.checked.length > 0 ? json(forms.checked) : undefined,
    shapes: shapeTable(emission),
  };
  const printer: Printer = {
    names,
    layout,
    extras: { client },
    // A token is read as the text that it is.
    extrasOfToken: (id) => ({ ...callShapes(emission, id), response: {} }),
  };
  return dataValue(clientData(sdk), printer);
}
