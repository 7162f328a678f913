import type { ApiData, OperationData } from "./data.js";
import { isProxied } from "./exchange.js";
import { useElementId } from "./ids.js";
import { chosenRequirement, nameOf, requirementsOf } from "./requirements.js";
import { changeSettings, type OptionInput, optionInputs, type Settings, settingsOf } from "./settings.js";
import { TokenView } from "./token-view.js";

interface ConnectionProps {
  readonly api: ApiData;
  readonly operation: OperationData;
  readonly settings: Settings;
}

function Servers({ api, settings }: Omit<ConnectionProps, "operation">) {
  const id = useElementId();
  const offered = api.playground.environments;
  const names = Object.keys(api.client.environments).filter((name) => offered === undefined || offered.includes(name));
  if (names.length === 0) {
    return (
      <div class="field">
        <label for={id}>Base URL</label>
        <input
          id={id}
          type="url"
          value={settings.baseUrl}
          placeholder="https://api.example.com"
          onInput={({ currentTarget }) => changeSettings(api, { baseUrl: currentTarget.value })}
        />
      </div>
    );
  }
  const chosen = names.includes(settings.environment) ? settings.environment : (names[0] ?? "");
  return (
    <div class="field">
      <label for={id}>Environment</label>
      <select
        id={id}
        value={chosen}
        onChange={({ currentTarget }) => changeSettings(api, { environment: currentTarget.value })}
      >
        {names.map((name) => (
          <option value={name}>
            {name}: {api.client.environments[name]?.[0]}
          </option>
        ))}
      </select>
    </div>
  );
}

function Option({ api, settings, input }: Omit<ConnectionProps, "operation"> & { input: OptionInput }) {
  const { option, label, secret } = input;
  const id = useElementId();
  const current = settings.values[option] ?? "";
  const shared = {
    autocomplete: "off",
    spellcheck: false,
    // Set as a property alone, so that no attribute of the document holds it.
    ref: (element: HTMLInputElement | null): void => {
      if (element !== null && element.value !== current) element.value = current;
    },
    onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void =>
      // Password managers fill several inputs at once, before any of them is drawn again.
      changeSettings(api, { values: { ...settingsOf(api).values, [option]: currentTarget.value } }),
  } as const;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {secret ? <input id={id} type="password" {...shared} /> : <input id={id} type="text" {...shared} />}
    </div>
  );
}

/** Which credentials a request has, where the API accepts several. */
function Requirements({ api, operation, settings }: ConnectionProps) {
  const id = useElementId();
  const names = requirementsOf(api, operation).map(nameOf);
  if (names.length < 2) return null;
  const chosen = chosenRequirement(api, operation, settings);
  return (
    <div class="field">
      <label for={id}>Authenticate with</label>
      <select
        id={id}
        value={chosen === undefined ? "" : nameOf(chosen)}
        onChange={({ currentTarget }) => changeSettings(api, { requirement: currentTarget.value })}
      >
        <option value="">the first of these that is filled in</option>
        {names.map((name) => (
          <option value={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}

/** Whether a call has cookies, which no page may set. */
function hasCookies({ client }: ApiData, { fields }: OperationData): boolean {
  const schemes = Object.values(client.auth.schemes);
  return schemes.some(({ kind }) => kind === "cookie") || fields.some(({ in: place }) => place === "cookie");
}

/** Where requests go, and with which credentials: the same for all operations, until the page is left. */
export function Connection({ api, operation, settings }: ConnectionProps) {
  const inputs = optionInputs(api);
  return (
    <fieldset>
      <legend>Server{inputs.length > 0 && " and credentials"}</legend>
      <Servers api={api} settings={settings} />
      <Requirements api={api} operation={operation} settings={settings} />
      {inputs.map((input) => (
        <Option key={input.option} api={api} settings={settings} input={input} />
      ))}
      <TokenView api={api} />
      {hasCookies(api, operation) && !isProxied() && (
        <p class="help">
          Browsers let no page send cookies of its own. <code>sdkwright docs dev</code> sends them by way of a proxy.
        </p>
      )}
      {api.unsupported.length > 0 && (
        <p class="help">A page cannot apply these schemes: {api.unsupported.join(", ")}.</p>
      )}
    </fieldset>
  );
}
