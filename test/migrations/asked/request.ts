/** A method that a configuration of another generator asks for. */
export interface AskedMethod {
  /** `GET /pets/{id}`. */
  readonly endpoint: string;
  readonly group: readonly string[];
  readonly name: string;
  /** Names of its parameters, as far as the configuration or the definition decides them. */
  readonly parameters: readonly string[];
}

export type Mapping = { readonly [key: string]: unknown };

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function mapping(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
