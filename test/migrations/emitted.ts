/** A method of an emitted SDK, as its reference has it. */
export interface EmittedMethod {
  readonly endpoint: string;
  /** `pets.toys.list`, without the client. */
  readonly call: string;
  readonly parameters: readonly string[];
}

const HEADING = /^##+ `client\.([\w.]+)\((.*)\)`$/;
const ENDPOINT = /^`([A-Z]+ \/.*)`$/;

/** The methods in the reference of a Python SDK. */
export function emittedMethods(reference: string): readonly EmittedMethod[] {
  const methods: EmittedMethod[] = [];
  let heading: { readonly call: string; parameters: string[] } | undefined;
  for (const line of reference.split("\n")) {
    const [, call, signature] = HEADING.exec(line) ?? [];
    if (call !== undefined && signature !== undefined) {
      heading = { call, parameters: signature.split(",").map((one) => one.trim().replace(/[:=].*$/, "")) };
      continue;
    }
    const [, endpoint] = ENDPOINT.exec(line) ?? [];
    if (endpoint === undefined || heading === undefined) continue;
    methods.push({ endpoint, ...heading });
    heading = undefined;
  }
  return methods;
}
