import { useEffect, useState } from "preact/hooks";
import { callOperation } from "./call.js";
import { clientApart } from "./client.js";
import type { ApiData, OperationData } from "./data.js";
import { requestOf } from "./exchange.js";
import { withRequirement } from "./requirements.js";
import { withPlaceholders } from "./secrets.js";
import type { Settings } from "./settings.js";
import { curlOf, typescriptOf } from "./snippets.js";
import type { Values } from "./values.js";

interface SnippetProps {
  readonly api: ApiData;
  readonly operation: OperationData;
  readonly settings: Settings;
  readonly values: Values;
}

/** The command of curl for what is typed: the request that the SDK would send, with placeholders for secrets. */
async function currentCurl({ api, operation, settings, values }: SnippetProps): Promise<string> {
  if (operation.via === "socket") return "";
  const shown = withPlaceholders(api, settings);
  const signal = new AbortController().signal;
  const { client: spec, operation: called } = withRequirement(api, operation, shown);
  const request = await requestOf(async (fetch) =>
    callOperation(clientApart({ spec, settings: shown }, fetch), called, values, signal),
  );
  return request === undefined ? "" : curlOf(request, operation, values);
}

/** The call as code, which changes with what is typed. */
export function SnippetView(props: SnippetProps) {
  const { api, operation, settings, values } = props;
  const [curl, setCurl] = useState("");
  useEffect(() => {
    let isCurrent = true;
    void currentCurl(props).then(
      (text) => isCurrent && setCurl(text),
      () => isCurrent && setCurl(""),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, operation, settings, values]);
  return (
    <details class="snippets">
      <summary>Request as code</summary>
      <pre tabindex={0}>
        <code>{typescriptOf(operation, values)}</code>
      </pre>
      {curl !== "" && (
        <pre tabindex={0}>
          <code>{curl}</code>
        </pre>
      )}
    </details>
  );
}
