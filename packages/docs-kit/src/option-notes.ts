import type { ClientOption } from "@sdkwright/plugin-api";

const fromEnvironment = (env: string | undefined): string[] =>
  env === undefined ? [] : [`Defaults to the environment variable \`${env}\`.`];

/** Paragraphs that a client option's documentation adds to the description in the definition. */
export function optionNotes(option: ClientOption): readonly string[] {
  switch (option.kind) {
    case "environment":
      return ["Server to call. Defaults to the first one."];
    case "base-url":
      return ["Base URL of all requests."];
    case "credential":
      return option.replaces
        ? ["An access token to use as it is. No token is fetched, and this one is never renewed."]
        : fromEnvironment(option.env);
    case "header":
      return [`Sent as \`${option.header}\`.`, ...fromEnvironment(option.env)];
    case "url-variable":
    case "variable":
    case "socket":
      return [];
    default:
      return option satisfies never;
  }
}
