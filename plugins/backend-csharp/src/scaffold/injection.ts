import type { FileWriter, Part, ScaffoldFile } from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dialectOf } from "../dialect.js";
import { emitMethodMember, emitType, said } from "../emit/declare.js";
import { call, generic, initializer, lambda } from "../line-breaks.js";
import { packageId } from "../package.js";
import { injectionSupport } from "../runtime.js";

/** The namespace of what is called on services, which programs import anyway. */
const SERVICES = "Microsoft.Extensions.DependencyInjection";

const ENDING = ".Extensions.DependencyInjection";

/** The project of the package for dependency injection; its assembly has the same name. */
export const injectionProject = ({ namespace }: Context): string => namespace + ENDING;

export const injectionPackage = (context: Context): string => packageId(context) + ENDING;

function emitAdd(file: FileWriter, { names, api, sdk, declared, symbol, namespace }: Context): void {
  const client = names.client(api.root);
  const options = declared(names.companion("clientOptions"));
  const provider = symbol("System", "IServiceProvider");
  const contract = declared(names.part("interface", sdk.api.root));
  const registration = symbol(`${namespace}.DependencyInjection`, "ClientRegistration");
  const created = call("Create", ["options?.Invoke(provider) ?? new()", "http"]);
  emitMethodMember(file, {
    doc: said(
      `Adds \`${client}\` as a singleton, also under its interface. Its requests are sent by an HTTP client of \`IHttpClientFactory\`.`,
      {
        services: "what the client is added to",
        options: "makes the settings; those left unset are read from environment variables or have defaults",
      },
      "configures the HTTP client, such as by further handlers",
    ),
    type: "public static IHttpClientBuilder",
    name: `Add${client}`,
    parameters: [
      "this IServiceCollection services",
      [generic(symbol("System", "Func"), provider, options), "? options = null"],
    ],
    value: call(generic([registration, ".Add"], contract, declared(client)), [
      "services",
      `nameof(${client})`,
      lambda("(provider, http)", created),
    ]),
  });
}

function emitCreate(file: FileWriter, { names, api, declared, symbol }: Context): void {
  const client = names.client(api.root);
  const options = declared(names.companion("clientOptions"));
  const own: Part = initializer(["new ", options], [["HttpClient", "options.HttpClient ?? http"]]);
  emitMethodMember(file, {
    type: `private static ${client}`,
    name: "Create",
    parameters: [
      [options, " options"],
      [symbol("System.Net.Http", "HttpClient"), " http"],
    ],
    value: call([`new ${client}(options).`, names.rootMember("WithOptions")], [own]),
  });
}

/** `services.AddAcmeClient(...)`, in a project beside that of the library. */
export function injectionFiles(context: Context): ScaffoldFile[] {
  if (!context.options["dependency-injection"]) return [];
  const { brand, namespace, client } = context;
  const folder = `src/${injectionProject(context)}/`;
  const name = `${brand}ServiceCollectionExtensions`;
  const file = createFile(`${folder}${name}.cs`, dialectOf(namespace, SERVICES, client));
  const doc = "Adds the client of the API to the services of a program.";
  emitType(file, { name, doc, kind: "public static class" }, () => {
    emitAdd(file, context);
    emitCreate(file, context);
  });
  return [
    { path: `${folder}${name}.cs`, content: file.finish().content, kind: "generated" },
    ...injectionSupport(context, folder),
  ];
}
