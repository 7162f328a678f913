import { clientData, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dataValue, type Printer } from "../descriptor.js";
import { callShapes, formReaders, shapeTable } from "../forms/calls.js";
import { type Entry, json, object, present, symbol, type Value } from "../literals.js";
import { packageName } from "../package.js";
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

function featureSpec(context: Context): Value | undefined {
  const { features } = context;
  const needed = Object.entries(FEATURES).map(
    ([feature, [key, name]]): Entry => [key, features.has(feature) ? symbol(runtime(name)) : undefined],
  );
  return present([...needed, ["forms", formReaders(context)]]);
}

/** Everything that the runtime must know of an API, one entry each. */
export function clientSpec(context: Context): Value {
  const { target, sdk, names, layout, forms } = context;
  const client = {
    environments: object([]),
    features: featureSpec(context),
    int64: forms.checked.length > 0 ? json(forms.checked) : undefined,
    shapes: shapeTable(context),
  };
  const printer: Printer = {
    names,
    layout,
    extras: { client },
    // A token is read as the text that it is.
    extrasOfToken: (id) => ({ ...callShapes(context, id), response: {} }),
  };
  return dataValue(clientData(sdk, settingsOf(target, packageName(target))), printer);
}
