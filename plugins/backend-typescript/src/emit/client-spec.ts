import { clientData, settingsOf } from "@sdkwright/plugin-api";
import { dataValue, type Printer } from "../data.js";
import type { Emission } from "../emission.js";
import { callShapes, formReaders, shapeTable } from "../forms/calls.js";
import { type Entry, json, object, present, symbol, type Value } from "../literals.js";
import { packageName } from "../names.js";
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

/** Everything that the runtime must know of an API, one entry each. */
export function clientSpec(emission: Emission): Value {
  const { target, sdk, names, layout, forms } = emission;
  const client = {
    environments: object([]),
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
  return dataValue(clientData(sdk, settingsOf(target, packageName(target))), printer);
}
