import { expect, test } from "vitest";
import { brandOf, casings, makeName, statusErrorName, titleBrand } from "../src/index.js";

test.each([
  ["Acme REST API v2", "Acme"],
  ["Acme Web API with fixes and improvements", "AcmeWeb"],
  ["Sign In API", "SignIn"],
  ["3D printing", "Api3DPrinting"],
  ["Runtime Client", "Runtime"],
  ["ApiThingsClient", "ApiThings"],
  ["PetstoreAPI", "Petstore"],
  ["Client", "Client"],
  ["API Specification for the Widget Server", "WidgetServer"],
  ["AcmeCo PowerGrid Email Logs API", "AcmeCoPowerGridEmail"],
  ["Météo-France", "MeteoFrance"],
  ["Straße & Ørsted", "StrasseOrsted"],
  ["Me\u0301te\u0301o", "Meteo"],
  ["\u65e5\u672c", "Sdk"],
])("the API with the title %j is called %s", (title, brand) => {
  expect(titleBrand({ name: makeName(title) })).toBe(brand);
});

test("classes of statuses are called by their words", () => {
  expect([statusErrorName("internal-server"), statusErrorName("api")]).toEqual(["InternalServerError", "ApiError"]);
});

test("one casing is that of all names but some", () => {
  expect(casings("snake", { type: "pascal" })).toMatchObject({ type: "pascal", method: "snake", file: "snake" });
});

const runtimeErrors = new Set(["StreamError", "JsonRpcError", "StreamApiError"]);
const titled = (title: string) => ({ name: makeName(title) });

test.each([
  ["Acme", {}, "Acme"],
  ["Stream API", {}, "StreamApiApi"],
  ["JSON-RPC API", {}, "JSONRPC"],
  ["JSON-RPC API", { isCaseless: true, suffix: "Sdk" }, "JSONRPCSdk"],
  ["Acme", { given: "JsonRpc" }, "JsonRpcApi"],
])("the brand of %j with %o is %s: its root error is none of the runtime's", (title, options, brand) => {
  expect(brandOf(titled(title), runtimeErrors, options)).toBe(brand);
});
