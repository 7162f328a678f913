import type { ClientNode, FileWriter } from "@sdkwright/plugin-api";
import { clientData, code } from "@sdkwright/plugin-api";
import { fieldsOf } from "../descriptor.js";
import type { Emission } from "../emission.js";
import { atom, layOut, scalar, struct, text, type Value } from "../literals.js";
import { standard } from "../types.js";

/** `60 * time.Second`. */
function duration(seconds: number): Value {
  if (seconds === 0) return scalar(0);
  const [count, unit] = Number.isInteger(seconds) ? [seconds, "Second"] : [Math.round(seconds * 1000), "Millisecond"];
  return atom([`${count} * `, standard("time", unit)], 20);
}

/** Everything that the runtime must know of an API beside its operations. */
export function emitSpec(emission: Emission, file: FileWriter): void {
  const { core, packageName, options, packageInfo, sdk } = emission;
  const agent = options["user-agent"];
  const spec = struct(core("ClientSpec"), [
    ["PackageName", text(packageName)],
    ["Version", text(packageInfo.version)],
    ["UserAgent", agent ? text(agent) : undefined],
    ...fieldsOf(clientData(sdk), emission),
    ["MaxRetries", scalar(options["max-retries"])],
    ["Timeout", duration(options["timeout-seconds"])],
    ["RetryUnsafe", options["retry-unsafe"] ? scalar(true) : undefined],
  ]);
  file.line("var spec = ", layOut(spec));
}

/** `func NewClient(opts ...option.RequestOption) *Client`. */
export function emitMaker({ core, option, names }: Emission, { client }: ClientNode, file: FileWriter): void {
  file.blank();
  file.line(code`
    // NewClient returns a client of the API. Options that are not set are read from environment variables if the API
    // declares them. Nothing is sent before the first call, which reports invalid options.
    func NewClient(opts ...${option("RequestOption")}) *${names.client(client.id)} {
      return ${names.companion("clientMaker", client.id)}(${core("NewClient")}(&spec, opts))
    }`);
}

/** What every client has besides the API's own methods. */
export function emitHatches({ core, option, names }: Emission, { client: { id } }: ClientNode, file: FileWriter): void {
  const client = names.client(id);
  const derive = names.rootMember("WithOptions");
  const request = names.rootMember("Request");
  const opts = code`opts ...${option("RequestOption")}`;
  const parameters = code`ctx ${standard("context", "Context")}, method, path string, body, out any, ${opts}`;
  file.blank();
  file.line(code`
    // ${derive} returns a client with some options changed. It shares access tokens and connections with this one.
    func (c *${client}) ${derive}(${opts}) *${client} {
      return ${names.companion("clientMaker", id)}(c.core.With(opts))
    }

    // ${request} calls an endpoint for which this client has no method. The path is relative to the base URL. Unless it is
    // nil, body is sent as JSON. The response is decoded into out, a pointer that may be nil.
    func (c *${client}) ${request}(${parameters}) (*${core("Response")}[struct{}], error) {
      return c.core.Request(ctx, method, path, body, out, opts...)
    }`);
}
