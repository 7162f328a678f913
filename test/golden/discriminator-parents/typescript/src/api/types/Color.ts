import type { Cmyk } from "./Cmyk.js";
import type { Rgb } from "./Rgb.js";

/** The values of the tag are listed in the parent. */
export type Color = (Rgb & { model: "RGB" }) | (Cmyk & { model: "CMYK" });

/** The values of the tag are listed in the parent. */
export interface ColorBase {
  model: ColorModel;
}

export type ColorModel = "RGB" | "CMYK";

export const ColorModel = {
  Rgb: "RGB",
  Cmyk: "CMYK",
} as const;
