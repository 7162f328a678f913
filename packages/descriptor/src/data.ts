import type { ErrorId, JsonValue, OperationId, ParameterPlace, SchemeId } from "@sdkwright/ir-schema";
import type { FieldKind, FieldSchema } from "./fields.js";
import type { FieldSchemas, RecordName } from "./schema.js";

/** Something with a name in the SDK, which a backend spells. */
export type NameRef =
  | { readonly kind: "credential"; readonly scheme: SchemeId; readonly part: string }
  | { readonly kind: "header"; readonly header: string }
  /** A client-level variable, or one of URLs. */
  | { readonly kind: "variable"; readonly name: string }
  | { readonly kind: "environment"; readonly index: number }
  | { readonly kind: "parameter"; readonly method: OperationId; readonly in: ParameterPlace; readonly name: string }
  | { readonly kind: "body"; readonly method: OperationId }
  | { readonly kind: "error"; readonly id: ErrorId }
  /** The descriptor of a method. */
  | { readonly kind: "method"; readonly id: OperationId };

/** Fields of one runtime type. Fields that equal the runtime's default are omitted. */
export interface DataRecord<T extends RecordName = RecordName> {
  readonly kind: "record";
  readonly type: T;
  readonly fields: { readonly [name: string]: Data };
}

/** Keys are data, such as ids of schemes. */
interface DataMap<D = Data> {
  readonly kind: "map";
  readonly entries: readonly (readonly [key: string, value: D])[];
}

export interface DataList<D = Data> {
  readonly kind: "list";
  readonly items: readonly D[];
}

export interface DataText {
  readonly kind: "text";
  readonly value: string;
}

interface DataNumber {
  readonly kind: "number";
  readonly value: number;
}

interface DataFlag {
  readonly kind: "flag";
  readonly value: boolean;
}

/** A word of a closed vocabulary, such as the kind of a page: a text, or a constant of the runtime. */
interface DataWord<W extends string = string> {
  readonly kind: "word";
  readonly value: W;
}

export interface DataName {
  readonly kind: "name";
  readonly ref: NameRef;
}

interface DataJson {
  readonly kind: "json";
  readonly value: JsonValue;
}

/**
 * What a runtime must know of an API, as a tree that knows no language. A backend prints it: records as struct or object
 * literals under the names of its runtime, references as the names that they stand for.
 */
export type Data = DataRecord | DataMap | DataList | DataText | DataNumber | DataFlag | DataWord | DataName | DataJson;

/** The data of each kind of field. */
interface DataOfKind {
  text: DataText;
  texts: DataList<DataText>;
  number: DataNumber;
  flag: DataFlag;
  choice: DataFlag;
  name: DataName | DataText;
  names: DataList<DataName | DataText>;
  json: DataJson;
  "json-map": DataMap<DataJson>;
  alternatives: DataList<DataList<DataText>>;
}

type DataOf<K extends FieldKind> = K extends {
  readonly kind: "word";
  readonly words: readonly (infer W extends string)[];
}
  ? DataWord<W>
  : K extends { readonly kind: "record"; readonly of: readonly (infer T extends RecordName)[] }
    ? DataRecord<T>
    : K extends { readonly kind: "records"; readonly of: readonly (infer T extends RecordName)[] }
      ? DataList<DataRecord<T>>
      : K extends { readonly kind: "record-map"; readonly of: readonly (infer T extends RecordName)[] }
        ? DataMap<DataRecord<T>>
        : K["kind"] extends keyof DataOfKind
          ? DataOfKind[K["kind"]]
          : never;

type Required<F> = {
  readonly [N in keyof F as F[N] extends FieldSchema<FieldKind, false> ? N : never]: FieldData<F[N]>;
};
type Optional<F> = {
  readonly [N in keyof F as F[N] extends FieldSchema<FieldKind, true> ? N : never]?: FieldData<F[N]> | undefined;
};
type FieldData<F> = F extends FieldSchema<infer K> ? DataOf<K> : never;

/** The fields of a type of record, as the schema has them. Those that are undefined are left out. */
export type FieldsOf<T extends RecordName> = Required<FieldSchemas<T>> & Optional<FieldSchemas<T>>;

export function record<T extends RecordName>(type: T, fields: FieldsOf<T>): DataRecord<T> {
  const present: { [name: string]: Data } = {};
  for (const [name, value] of Object.entries<Data | undefined>(fields)) {
    if (value !== undefined) present[name] = value;
  }
  return { kind: "record", type, fields: present };
}

export const text = (value: string): DataText => ({ kind: "text", value });
export const word = <const W extends string>(value: W): DataWord<W> => ({ kind: "word", value });
export const number = (value: number): DataNumber => ({ kind: "number", value });
export const json = (value: JsonValue): DataJson => ({ kind: "json", value });
export const nameOf = (ref: NameRef): DataName => ({ kind: "name", ref });
export const list = <D extends Data>(items: readonly D[]): DataList<D> => ({ kind: "list", items });
export const texts = (values: readonly string[]): DataList<DataText> => list(values.map(text));
export const map = <D extends Data>(entries: readonly (readonly [string, D])[]): DataMap<D> => ({
  kind: "map",
  entries,
});

/** A text; undefined for an absent or empty one. */
export const optionalText = (value: string | undefined): DataText | undefined =>
  value === undefined || value === "" ? undefined : text(value);
/** True; undefined for false. */
export const flag = (value: boolean | undefined): DataFlag | undefined => (value ? choice(true) : undefined);
export const choice = (value: boolean): DataFlag => ({ kind: "flag", value });
/** A list; undefined for an empty one. */
export const optionalList = <D extends Data>(items: readonly D[]): DataList<D> | undefined =>
  items.length === 0 ? undefined : list(items);
/** Texts; undefined where there is no list of them. */
export const optionalTexts = (values: readonly string[] | null | undefined): DataList<DataText> | undefined =>
  values ? texts(values) : undefined;
