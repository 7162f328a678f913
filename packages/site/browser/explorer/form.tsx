import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type FormDecl, type FormType, type FormTypes, resolve } from "./data.js";
import { useElementId } from "./ids.js";
import { jsonText, parseJson } from "./json.js";
import { emptyValue, isInteger, isNumber, variantValue, withValue } from "./values.js";

/** A value of a type, and what changes it. Undefined leaves it out. */
interface InputProps {
  readonly id?: string;
  readonly type: FormType;
  readonly types: FormTypes;
  readonly value: unknown;
  readonly hint?: string;
  readonly onChange: (value: unknown) => void;
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface FieldProps extends InputProps {
  readonly name: string;
  readonly required: boolean;
  readonly help?: string;
}

/** A labelled input. */
export function Field({ name, required, help, ...input }: FieldProps) {
  const id = useElementId();
  return (
    <div class="field">
      <label for={id}>
        {name}
        {required && <span class="required"> required</span>}
      </label>
      <ValueInput id={id} {...input} />
      {help !== undefined && <span class="help">{help}</span>}
    </div>
  );
}

function TextInput({ id, value, hint, onChange, read }: InputProps & { read: (text: string) => unknown }) {
  const shown = value === undefined || value === null ? "" : String(value);
  return (
    <input
      id={id}
      value={shown}
      placeholder={hint}
      autocomplete="off"
      spellcheck={false}
      onInput={({ currentTarget }) => onChange(currentTarget.value === "" ? undefined : read(currentTarget.value))}
    />
  );
}

function numberOf(text: string): unknown {
  const number = Number(text);
  // What is not a number stays as it is typed, and the server says what it thinks of it.
  return text.trim() === "" || Number.isNaN(number) || String(number) !== text ? text : number;
}

function integerOf(text: string): unknown {
  return /^-?\d+$/.test(text) ? BigInt(text) : text;
}

function readerOf(primitive: string): (text: string) => unknown {
  if (isNumber(primitive)) return numberOf;
  return isInteger(primitive) ? integerOf : (text) => text;
}

function ChoiceInput({
  id,
  value,
  onChange,
  choices,
}: InputProps & { choices: readonly (string | number | boolean)[] }) {
  const selected = choices.indexOf(value as string);
  return (
    <select
      id={id}
      value={String(selected)}
      onChange={({ currentTarget }) => onChange(choices[Number(currentTarget.value)])}
    >
      <option value="-1">not sent</option>
      {choices.map((choice, at) => (
        <option value={String(at)}>{String(choice)}</option>
      ))}
    </select>
  );
}

function FileInput({ id, onChange }: InputProps) {
  return <input id={id} type="file" onChange={({ currentTarget }) => onChange(currentTarget.files?.[0])} />;
}

/** JSON as text, for values without a form. */
function JsonInput({ id, value, onChange }: InputProps) {
  const [text, setText] = useState(value === undefined ? "" : jsonText(value));
  const [isWrong, setWrong] = useState(false);
  const change = (typed: string): void => {
    setText(typed);
    try {
      onChange(typed.trim() === "" ? undefined : parseJson(typed));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  return (
    <textarea
      id={id}
      class={isWrong ? "json invalid" : "json"}
      rows={2}
      value={text}
      aria-invalid={isWrong}
      placeholder="JSON"
      onInput={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

function Nested({ children }: { children: ComponentChildren }) {
  return <div class="nested">{children}</div>;
}

function ObjectInput({ value, types, onChange, decl }: InputProps & { decl: Extract<FormDecl, { kind: "object" }> }) {
  if (!isRecord(value)) return <AddButton label="Add object" onAdd={() => onChange(objectOf(decl, types))} />;
  return (
    <Nested>
      {decl.properties.map(({ name, type, required }) => (
        <Field
          key={name}
          name={name}
          type={type}
          types={types}
          required={required}
          value={value[name]}
          onChange={(inner) => onChange(withValue(value, name, inner))}
        />
      ))}
      <button type="button" onClick={() => onChange(undefined)}>
        Remove
      </button>
    </Nested>
  );
}

function objectOf(decl: Extract<FormDecl, { kind: "object" }>, types: FormTypes): unknown {
  const required = decl.properties.filter((property) => property.required);
  return Object.fromEntries(required.map(({ name, type }) => [name, emptyValue(type, types)]));
}

function AddButton({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <button type="button" onClick={onAdd}>
      {label}
    </button>
  );
}

function ListInput({ value, types, onChange, items }: InputProps & { items: FormType }) {
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const change = (changed: readonly unknown[]): void => onChange(changed.length === 0 ? undefined : changed);
  return (
    <div>
      {list.map((item, at) => (
        <Field
          name={String(at + 1)}
          type={items}
          types={types}
          required={false}
          value={item}
          onChange={(inner) =>
            change(inner === undefined ? list.filter((_, other) => other !== at) : list.with(at, inner))
          }
        />
      ))}
      <AddButton label="Add item" onAdd={() => change([...list, emptyValue(items, types)])} />
    </div>
  );
}

function MapInput({ value, types, onChange, values }: InputProps & { values: FormType }) {
  const [name, setName] = useState("");
  const map = isRecord(value) ? value : {};
  const add = (): void => {
    if (name === "") return;
    onChange({ ...map, [name]: emptyValue(values, types) });
    setName("");
  };
  return (
    <div>
      {Object.entries(map).map(([key, inner]) => (
        <Field
          key={key}
          name={key}
          type={values}
          types={types}
          required={false}
          value={inner}
          onChange={(changed) => onChange(withValue(map, key, changed))}
        />
      ))}
      <input
        value={name}
        placeholder="key"
        aria-label="New key"
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      <AddButton label="Add" onAdd={add} />
    </div>
  );
}

function UnionInput({ id, value, types, onChange, decl }: InputProps & { decl: Extract<FormDecl, { kind: "union" }> }) {
  const tagged = decl.variants.findIndex(({ tags }) => {
    return decl.tag !== null && isRecord(value) && tags.some((tag) => tag === value[decl.tag as string]);
  });
  const [chosen, setChosen] = useState(-1);
  const at = value === undefined ? -1 : tagged >= 0 ? tagged : Math.max(chosen, 0);
  const variant = decl.variants[at];
  const choose = (index: number): void => {
    setChosen(index);
    const next = decl.variants[index];
    onChange(next && variantValue(decl.tag, next, types));
  };
  return (
    <div>
      <select id={id} value={String(at)} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        <option value="-1">not sent</option>
        {decl.variants.map(({ name, tags }, index) => (
          <option value={String(index)}>{decl.tag !== null && tags.length > 0 ? tags.join(", ") : name}</option>
        ))}
      </select>
      {variant && <ValueInput key={at} type={variant.type} types={types} value={value} onChange={onChange} />}
    </div>
  );
}

function NullableInput({ inner, ...props }: InputProps & { inner: FormType }) {
  const { value, types, onChange } = props;
  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={value === null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : undefined)}
        />{" "}
        null
      </label>
      {value !== null && <ValueInput {...props} type={inner} types={types} />}
    </div>
  );
}

/** The input of a value: what its type needs. */
export function ValueInput(props: InputProps) {
  const resolved = resolve(props.type, props.types);
  switch (resolved.kind) {
    case "primitive":
      if (resolved.primitive === "boolean") return <ChoiceInput {...props} choices={[true, false]} />;
      if (resolved.primitive === "binary") return <FileInput {...props} />;
      return (
        <TextInput
          {...props}
          hint={props.hint ?? resolved.constraints?.format ?? resolved.primitive}
          read={readerOf(resolved.primitive)}
        />
      );
    case "literal":
      return <ChoiceInput {...props} choices={[resolved.value]} />;
    case "enum":
      return <ChoiceInput {...props} choices={resolved.values} />;
    case "object":
      return <ObjectInput {...props} decl={resolved} />;
    case "union":
      return <UnionInput {...props} decl={resolved} />;
    case "list":
      return <ListInput {...props} items={resolved.items} />;
    case "map":
      return <MapInput {...props} values={resolved.values} />;
    case "nullable":
      return <NullableInput {...props} inner={resolved.inner} />;
    default:
      return <JsonInput {...props} />;
  }
}
