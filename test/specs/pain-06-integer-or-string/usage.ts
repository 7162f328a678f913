import { NumberOrTextClient, type NumberOrText } from "./src/index.js";

export const forecasts: readonly NumberOrText.Forecast[] = [
  { celsius: 21, wind: 1.5 },
  { celsius: "21", wind: null },
];

export const asked: unknown = new NumberOrTextClient().forecasts.list({ days: "3" });

// @ts-expect-error: it is one of two types, not any.
export const wrong: NumberOrText.Forecast = { celsius: true };

// @ts-expect-error: to be told apart before it is used.
export const sum: number = (forecasts[0] as NumberOrText.Forecast).celsius + 1;
