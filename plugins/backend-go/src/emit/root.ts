import type { ClientNode, FileWriter } from "@sdkwright/plugin-api";
import { clientData, code, settingsOf } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { literalOf } from "../descriptor.js";
import { layOut } from "../literals.js";
import { standard } from "../types.js";

/** Everything that the runtime must know of an API beside its operations. */
export function emitSpec(file: FileWriter, context: Context): void {
  const data = clientData(context.sdk, settingsOf(context, context.packageName));
  file.line("var spec = ", layOut(literalOf(data, context)));
}

/** `func NewClient(opts ...option.RequestOption) *Client`. */
export function emitMaker({ client }: ClientNode, file: FileWriter, { core, option, names }: Context): void {
  file.blank();
  file.line(code`
    // NewClient returns a client of the API. Options that are not set are read from environment variables if the API
    // declares them. Nothing is sent before the first call, which reports invalid options.
    func NewClient(opts ...${option("RequestOption")}) *${names.client(client.id)} {
      return ${names.companion("clientMaker", client.id)}(${core("NewClient")}(&spec, opts))
    }`);
}

/** What every client has besides the API's own methods. */
export function emitHatches({ client: { id } }: ClientNode, file: FileWriter, { core, option, names }: Context): void {
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
