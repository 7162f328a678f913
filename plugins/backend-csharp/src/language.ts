import { type LanguageInfo, usualWords } from "@sdkwright/plugin-api";

/** Csharp, in the words of its users. */
export const language: LanguageInfo = {
  key: "csharp",
  title: "Csharp",
  fence: "csharp",
  aliases: [],
  words: usualWords,
};

/** Of source files, without a dot. */
export const EXTENSION = "csharp";
