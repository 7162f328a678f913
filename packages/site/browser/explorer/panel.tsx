import { useEffect, useMemo, useReducer, useState } from "preact/hooks";
import { BodyForm } from "./body-form.js";
import { Connection } from "./connection.js";
import type { ApiData, FormField, FormTypes, OperationData, ResourceData } from "./data.js";
import { Field } from "./form.js";
import { Results } from "./results.js";
import { onSettings, settingsOf } from "./settings.js";
import { SnippetView } from "./snippet-view.js";
import { useCall } from "./use-call.js";
import { type ChangeValues, initialValues, isBody, type Values, withValue } from "./values.js";

const TITLES = { path: "Path", query: "Query", header: "Headers", cookie: "Cookies" } as const;
const PLACES = ["path", "query", "header", "cookie"] as const;

export interface PanelProps {
  readonly api: ApiData;
  readonly operation: OperationData;
  readonly resource: ResourceData;
  readonly onClose: () => void;
}

interface ParametersProps {
  readonly place: (typeof PLACES)[number];
  readonly fields: readonly FormField[];
  readonly types: FormTypes;
  readonly values: Values;
  readonly onChange: ChangeValues;
}

function Parameters({ place, fields, types, values, onChange }: ParametersProps) {
  const own = fields.filter((field) => field.in === place);
  if (own.length === 0) return null;
  return (
    <fieldset>
      <legend>{TITLES[place]}</legend>
      {own.map((field) => (
        <Field
          key={field.key}
          name={field.name}
          type={field.type}
          types={types}
          required={field.required}
          value={values[field.key]}
          {...(field.help !== undefined && { help: field.help })}
          {...(field.fallback !== undefined && { hint: String(field.fallback) })}
          onChange={(value) => onChange((before) => withValue(before, field.key, value))}
        />
      ))}
    </fieldset>
  );
}

/** All settings are read anew whenever one changes, in whatever explorer of the page. */
function useSettings(api: ApiData) {
  const [, refresh] = useReducer<number, void>((count) => count + 1, 0);
  useEffect(() => onSettings(() => refresh(undefined)), []);
  return settingsOf(api);
}

/** The panel of an operation. */
export function Panel({ api, operation, resource, onClose }: PanelProps) {
  const { types, calls } = resource;
  const [values, setValues] = useState<Values>(() => initialValues(operation));
  const settings = useSettings(api);
  const call = useCall(api, operation);
  const hasBody = useMemo(() => operation.fields.some(isBody), [operation]);
  const send = (event: Event): void => {
    event.preventDefault();
    void call.send(values);
  };
  return (
    <form class="explorer" onSubmit={send} autocomplete="off" aria-label={`Try ${operation.method} ${operation.path}`}>
      <Connection api={api} operation={operation} settings={settings} />
      {PLACES.map((place) => (
        <Parameters
          key={place}
          place={place}
          fields={operation.fields}
          types={types}
          values={values}
          onChange={setValues}
        />
      ))}
      {hasBody && <BodyForm fields={operation.fields} types={types} values={values} onChange={setValues} />}
      <SnippetView api={api} calls={calls} operation={operation} settings={settings} values={values} />
      <div class="actions">
        <button type="submit" class="send" disabled={call.isRunning}>
          {operation.via === "socket" ? "Connect" : "Send"}
        </button>
        {call.isRunning && (
          <button type="button" onClick={call.stop}>
            Stop
          </button>
        )}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Results call={call} />
    </form>
  );
}
