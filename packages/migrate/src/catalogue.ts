import { defineCatalogue, entry, listed } from "@sdkwright/diagnostics";
import { isUrl } from "@sdkwright/source";

/** What `init --from` tells about a configuration of another generator. */
export const migrateCatalogue = defineCatalogue("migrate", {
  "no-configuration": entry<{ place: string }>({
    severity: "error",
    title: "No configuration of another generator",
    cause:
      "`init --from` reads configurations of Stainless, Speakeasy, OpenAPI Generator and Kiota, and recognises them by the names of their files and by their keys.",
    fix: "Name the file itself, such as `sdkwright init --from .stainless/stainless.yml`.",
    message: ({ place }) =>
      isUrl(place)
        ? `${place} is on the web: download the configuration, and name the file.`
        : `${place} is not a configuration of a known generator, and contains none.`,
  }),
  "other-configuration": entry<{ tool: string; read: string }>({
    severity: "warning",
    title: "Further configuration in a folder",
    cause: "The folder has several configurations of other generators. One of them is read: the likeliest one.",
    fix: "Name the configuration that counts: `sdkwright init --from <file>`.",
    message: ({ tool, read }) => `This configuration of ${tool} is not read, because ${read} is.`,
  }),
  "no-definition": entry<{ path: string | undefined }>({
    severity: "error",
    title: "Definition of the configuration not found",
    cause:
      "The configuration names no definition in this folder. Names of methods are carried to the operations of a definition, so it is needed.",
    fix: "Name the definition: `sdkwright init openapi.yml --from <file>`. Download it first if it is on the web.",
    message: ({ path }) => {
      if (path === undefined) return "The configuration does not say where the definition is.";
      if (/^https?:/.test(path)) return `The configuration names the definition ${path}, which is on the web.`;
      return `The configuration names the definition ${path}, which cannot be read.`;
    },
  }),
  "not-carried": entry<{ what: string; why: string | undefined }>({
    severity: "warning",
    title: "Part of a configuration that is not carried",
    cause:
      "The configuration of the other generator has a key or a value without a counterpart in generators.yml and in the extensions of definitions.",
    fix: "No action is needed if SDKs do not need it. Otherwise, see the page about the generator in `docs`, or change the code of the SDK: edits are kept.",
    message: ({ what, why }) => `\`${what}\` is not carried${why === undefined ? "" : `: ${why}`}.`,
  }),
  "no-operation": entry<{ what: string; endpoint: string }>({
    severity: "warning",
    title: "Endpoint that the definition does not have",
    cause:
      "The configuration names an endpoint, and the definition has no operation with that method and path. The configuration may belong to another version of the definition.",
    fix: "Run the command with the definition that belongs to the configuration, or correct the endpoint.",
    message: ({ what, endpoint }) => `\`${what}\` names \`${endpoint}\`, which the definition does not have.`,
  }),
  "no-file": entry<{ what: string; path: string; isRemote: boolean }>({
    severity: "warning",
    title: "File of a configuration that is not there",
    cause: "The configuration names a definition beside the first one, and there is no such file in this folder.",
    fix: "Put the file there, or remove it from `specs` in generators.yml. `sdkwright check` reports it until then.",
    message: ({ what, path, isRemote }) =>
      isRemote
        ? `\`${what}\` is on the web: download it to ${path}.`
        : `\`${what}\` names ${path}, and there is no such file.`,
  }),
  "no-schema": entry<{ what: string; schema: string }>({
    severity: "warning",
    title: "Schema that the definition does not have",
    cause: "The configuration gives a name to a schema, and the definition has no schema at that place.",
    fix: "Run the command with the definition that belongs to the configuration, or correct the name of the schema.",
    message: ({ what, schema }) => `\`${what}\` names the schema \`${schema}\`, which the definition does not have.`,
  }),
  "callers-see": entry<{ what: string; change: string }>({
    severity: "note",
    title: "Change that callers see",
    cause: "The same configuration gives SDKs that differ here from those of the other generator.",
    fix: "Tell your callers. The page about the generator in `docs` lists all differences, and how to keep names.",
    message: ({ what, change }) => `\`${what}\`: ${change}`,
  }),
  "asks-nothing": entry<{ what: string; keys: readonly string[] }>({
    severity: "note",
    title: "Options that are off or empty",
    cause:
      "These options of the other generator have no counterpart. They are off or empty, so they most likely ask for nothing.",
    fix: "No action is needed, unless one of them switches off what the other generator does by default.",
    message: ({ what, keys }) =>
      `Options of \`${what}\` that are off or empty are not carried: ${listed(keys.map((key) => `\`${key}\``))}.`,
  }),
  "left-out": entry<{ endpoints: readonly string[] }>({
    severity: "note",
    title: "Operations without a method",
    cause:
      "The configuration names the methods of an SDK one by one, and not these operations of the definition. The overlay leaves them out, as before.",
    fix: "Remove their actions from the overlay if SDKs are to have them.",
    message: ({ endpoints }) => {
      const shown = endpoints.slice(0, 5).map((endpoint) => `\`${endpoint}\``);
      const more = endpoints.length - shown.length;
      const all = more > 0 ? [...shown, `${more} more`] : shown;
      return `The configuration has no method for ${listed(all)}: the overlay leaves out what it does not name.`;
    },
  }),
});
