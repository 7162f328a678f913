// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "`option.With"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":15,"column":32},"end":{"line":15,"column":42}} ), depth0)) != null ? stack1 : "")
    + "Source` takes a function instead, which is called before every attempt, so\nthat credentials can rotate."
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"several"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":16,"column":28},"end":{"line":16,"column":93}}})) != null ? stack1 : "");
},"1":function(container,depth0,helpers,partials,data) {
    return " The other options have such a variant too.";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAfter any non-2xx response, a call returns an error of type `*"
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":20,"column":64},"end":{"line":20,"column":71}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status, the headers and\nthe body; common statuses "
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":21,"column":26},"end":{"line":21,"column":88}}})) != null ? stack1 : "")
    + "have their own types.\nUse `errors.As` to distinguish them.\n\n# errorRows\n| error | when |\n|---|---|\n| `*BadRequestError`, `*UnauthorizedError`, `*ForbiddenError`, `*NotFoundError`, ... | the server responds with that status |\n| `*ConnectionError` | no response was received |\n| `*TimeoutError` | an attempt timed out |\n| `*DecodeError` | the body of a successful response could not be decoded |\n| `*ConfigurationError`, `*MissingCredentialsError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "and errors that the API declares ";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "# errors\nIf a channel cannot be opened, the error is of type `*"
    + ((stack1 = container.lambda(container.strict(depth0, "package", {"start":{"line":35,"column":56},"end":{"line":35,"column":63}} ), depth0)) != null ? stack1 : "")
    + ".ConnectionError`. Use `errors.As` to distinguish\nerrors.\n\n# errorRows\n| error | when |\n|---|---|\n| `*ConnectionError` | the channel could not be opened |\n| `*SocketClosedError` | the channel closed unexpectedly |\n| `*ConfigurationError`, `*MissingCredentialsError` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"5":function(container,depth0,helpers,partials,data) {
    return " To get their names\nand ids too, range over `Events()`.";
},"6":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\npass `option.WithRetryUnsafe(false)`.\n";
},"7":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\npass `option.WithRetryUnsafe(true)`.\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "Any credential will do.\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Go client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":24},"end":{"line":2,"column":27}} ), depth0)) != null ? stack1 : "")
    + ". It uses only the standard library.\n\n# requirements\nGo 1.24 or later.\n\n# installation\ngo get "
    + ((stack1 = alias2(alias1(depth0, "module", {"start":{"line":8,"column":9},"end":{"line":8,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n\n# usage\nEvery method is listed in [reference.md](reference.md). Optional fields are pointers; `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":11,"column":89},"end":{"line":11,"column":96}} ), depth0)) != null ? stack1 : "")
    + ".Ptr` returns a\npointer to a value. For fields that can be absent, null or a value, use `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":75},"end":{"line":12,"column":82}} ), depth0)) != null ? stack1 : "")
    + ".Null` and `"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":12,"column":98},"end":{"line":12,"column":105}} ), depth0)) != null ? stack1 : "")
    + ".Value`.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":15,"column":0},"end":{"line":16,"column":100}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":18,"column":0},"end":{"line":45,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, range over `Pages()`, or get the first page with `First()`.\n\n# streaming\nEvents are available as soon as they arrive. Leaving the loop closes the connection."
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"namesEvents"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":50,"column":84},"end":{"line":51,"column":42}}})) != null ? stack1 : "")
    + "\n\n# upload\nPass a file as an `io.Reader`. It is streamed, so that large files need little memory. Uploads can be retried if the\nreader is also an `io.Seeker`. To set a file name and a content type, use `core.NewFile`.\n\n# download\nThe body is read on demand. Always close it. `Filename` is the name that the server gives the file, or empty.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Functions whose names begin with `Parse` verify that a delivery was\nsent by the API and return the typed event; `VerifyWebhook` only verifies. Both need the raw body, exactly as\nreceived, and return a `*webhook.VerificationError` if verification fails. To rotate secrets, pass both the old and\nthe new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, `errors.As` finds it as\n`*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":68,"column":4},"end":{"line":68,"column":11}} ), depth0)) != null ? stack1 : "")
    + ".JSONRPCError`, with the JSON-RPC code, and as `*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":68,"column":64},"end":{"line":68,"column":71}} ), depth0)) != null ? stack1 : "")
    + ".APIError`, with the status of the HTTP\nresponse, which may be 200. `core.ErrorData` decodes the data of the error into a type.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# connect\nMethods are called over the Connect protocol with JSON, in which 64-bit integers, times and durations are strings. The\ntype of an error depends on its status; it has the Connect code and details:\n\n# channels\nA channel is a connection over which both sides send messages. It closes when its context ends or you leave the loop.\nIf it ends unexpectedly, the error is of type\n`*"
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":81,"column":4},"end":{"line":81,"column":11}} ), depth0)) != null ? stack1 : "")
    + ".SocketClosedError`. Messages that the API does not declare are\nin `Raw`. With `option.WithReconnect`, a lost connection is replaced by a new one.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.program(7, data, 0),"data":data,"loc":{"start":{"line":85,"column":0},"end":{"line":91,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `option.WithTimeout` for the client or for a single call; 0 disables the timeout. The deadline of the context\napplies to all attempts together.\n\n# responseSize\nSet `option.WithMaxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nIf the context ends, the call stops and returns an error that wraps `context.Canceled` or `context.DeadlineExceeded`.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.Request`.\n\n# httpClient\n`option.WithHTTPClient` accepts an `*http.Client`, or any value with the same `Do` method.\n\n# proxies\nThe default HTTP client reads `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. To choose a proxy in code, pass an\n`*http.Client` whose `http.Transport` has `Proxy` set.\n\n# testing\nTo test code that uses the client without a network, pass an `*http.Client` with a fake `Transport`, or start an\n`httptest.Server` and pass its URL with `option.WithBaseURL`. "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":115,"column":62},"end":{"line":116,"column":7}}})) != null ? stack1 : "")
    + "Set `option.WithMaxRetries(0)` to test failures without\nwaiting for retries.\n";
},"useData":true},
};
