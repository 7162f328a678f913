import { type LanguageInfo, usualWords } from "@sdkwright/plugin-api";

/** __Title__, in the words of its users. */
export const language: LanguageInfo = {
  key: "__key__",
  title: "__Title__",
  fence: "__key__",
  aliases: [],
  words: usualWords,
};

/** Of source files, without a dot. */
export const EXTENSION = "__extension__";
