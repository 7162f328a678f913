import { type LanguageInfo, usualWords } from "@sdkwright/plugin-api";

/** Python, in the words of its users. */
export const language: LanguageInfo = {
  key: "python",
  title: "Python",
  fence: "python",
  aliases: [],
  words: usualWords,
};

/** Of source files, without a dot. */
export const EXTENSION = "python";
