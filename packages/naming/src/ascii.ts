/** Latin letters that Unicode does not decompose into a letter and its marks. */
const LETTERS: { readonly [letter: string]: string } = {
  Æ: "Ae",
  æ: "ae",
  Ð: "D",
  ð: "d",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ł: "L",
  ł: "l",
  Ŋ: "Ng",
  ŋ: "ng",
  Œ: "Oe",
  œ: "oe",
  Ø: "O",
  ø: "o",
  ß: "ss",
  ẞ: "SS",
  Þ: "Th",
  þ: "th",
  Ŧ: "T",
  ŧ: "t",
};
const undecomposed = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
const onlyAscii = /^[\x20-\x7e]*$/;

/** A text with Latin letters in place of those with marks (`Météo` is `Meteo`), and without all else beyond ASCII. */
export function asciiOf(text: string): string {
  if (onlyAscii.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(undecomposed, (letter) => LETTERS[letter] ?? "")
    .replace(/[^\x20-\x7e]/g, "");
}
