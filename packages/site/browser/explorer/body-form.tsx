import { useState } from "preact/hooks";
import type { FormField, FormTypes } from "./data.js";
import { Field } from "./form.js";
import { jsonText, parseJson } from "./json.js";
import { bodyOf, type ChangeValues, holdsFile, isBody, type Values, withBody, withValue } from "./values.js";

interface BodyProps {
  readonly fields: readonly FormField[];
  readonly types: FormTypes;
  readonly values: Values;
  readonly onChange: ChangeValues;
}

function BodyFields({ fields, types, values, onChange }: BodyProps) {
  return (
    <div>
      {fields.filter(isBody).map(({ key, name, type, required, help, fallback }) => (
        <Field
          key={key}
          name={name}
          type={type}
          types={types}
          required={required}
          value={values[key]}
          {...(help !== undefined && { help })}
          {...(fallback !== undefined && { hint: String(fallback) })}
          onChange={(value) => onChange((before) => withValue(before, key, value))}
        />
      ))}
    </div>
  );
}

function JsonEditor({ fields, values, onChange }: BodyProps) {
  const body = bodyOf(fields, values);
  const [text, setText] = useState(body === undefined ? "" : jsonText(body));
  const [problem, setProblem] = useState("");
  const change = (typed: string): void => {
    setText(typed);
    try {
      const changed = typed.trim() === "" ? undefined : parseJson(typed);
      onChange((before) => withBody(fields, before, changed));
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "This is not JSON.");
    }
  };
  return (
    <div>
      <textarea
        class={problem === "" ? "json" : "json invalid"}
        aria-label="Body as JSON"
        aria-invalid={problem !== ""}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => change(currentTarget.value)}
      />
      {problem !== "" && <p class="problem">{problem}</p>}
    </div>
  );
}

/** The body as a form, or as JSON: both change the same values. */
export function BodyForm(props: BodyProps) {
  const [asJson, setAsJson] = useState(false);
  const canBeJson = !holdsFile(bodyOf(props.fields, props.values));
  return (
    <fieldset>
      <legend>Body</legend>
      {canBeJson && (
        <label>
          <input type="checkbox" checked={asJson} onChange={({ currentTarget }) => setAsJson(currentTarget.checked)} />{" "}
          as JSON
        </label>
      )}
      {asJson && canBeJson ? <JsonEditor {...props} /> : <BodyFields {...props} />}
    </fieldset>
  );
}
