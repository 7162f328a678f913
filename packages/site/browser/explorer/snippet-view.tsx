import { useEffect, useState } from "preact/hooks";
import { callOperation } from "./call.js";
import { callValues, printerOf, shownClient } from "./calls.js";
import { clientApart } from "./client.js";
import { curlOf } from "./curl.js";
import type { ApiData, OperationData, ResourceData } from "./data.js";
import { requestOf } from "./exchange.js";
import { withRequirement } from "./requirements.js";
import { withPlaceholders } from "./secrets.js";
import type { Settings } from "./settings.js";
import type { Values } from "./values.js";

interface SnippetProps {
  readonly api: ApiData;
  readonly calls: ResourceData["calls"];
  readonly operation: OperationData;
  readonly settings: Settings;
  readonly values: Values;
}

const CURL = { key: "curl", title: "curl" };

/** The command of curl for what is typed: the request that the SDK would send, with placeholders for secrets. */
async function currentCurl({ api, operation, settings, values }: SnippetProps): Promise<string> {
  const shown = withPlaceholders(api, settings);
  const signal = new AbortController().signal;
  const { client: spec, operation: called } = withRequirement(api, operation, shown);
  const request = await requestOf(async (fetch) =>
    callOperation(clientApart({ spec, settings: shown }, fetch), called, values, signal),
  );
  return request === undefined ? "" : curlOf(request, operation, values);
}

/** The call in a language, with what is typed. */
async function currentCode(props: SnippetProps, key: string): Promise<string> {
  const { api, calls, operation, settings, values } = props;
  const language = api.languages.find((one) => one.key === key);
  if (language === undefined) return currentCurl(props);
  const print = await printerOf(language, calls);
  const given = callValues(operation.fields, values);
  return print(operation.id, { ...given, client: shownClient(api, settings) }) ?? "";
}

/** Languages that an operation has: curl sends no messages on a channel. */
function languagesOf({ api, calls, operation }: SnippetProps) {
  const own = api.languages.filter(({ key }) => calls.languages.includes(key));
  return operation.via === "socket" ? own : [...own, CURL];
}

/** The code of the chosen language while the view is open. It stays until the code for what is typed next is there. */
function useCode(props: SnippetProps, key: string | undefined): string {
  const { api, operation, settings, values } = props;
  const [code, setCode] = useState("");
  useEffect(() => {
    if (key === undefined) return undefined;
    let isCurrent = true;
    const show = (text: string): void => {
      if (isCurrent) setCode(text);
    };
    currentCode(props, key).then(show, () => show("There is no code for these values."));
    return () => {
      isCurrent = false;
    };
  }, [api, operation, settings, values, key]);
  return code;
}

/** The call as code, which changes with what is typed. Nothing is loaded for it before it is opened. */
export function SnippetView(props: SnippetProps) {
  const languages = languagesOf(props);
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState(document.documentElement.dataset.lang);
  const current = languages.find(({ key }) => key === chosen) ?? languages[0];
  const code = useCode(props, isOpen ? current?.key : undefined);
  if (current === undefined) return null;
  return (
    <details class="snippets" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Request as code</summary>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset would look like one of the parts of the form. */}
      <div class="tabs" role="group" aria-label="Language of the code">
        {languages.map(({ key, title }) => (
          <button key={key} type="button" aria-pressed={key === current.key} onClick={() => choose(key)}>
            {title}
          </button>
        ))}
      </div>
      <pre tabindex={0}>
        <code>{code}</code>
      </pre>
    </details>
  );
}
