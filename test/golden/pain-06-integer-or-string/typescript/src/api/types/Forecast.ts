export interface Forecast {
  celsius: ForecastCelsius;
  wind?: ForecastWind | null;
  id?: ForecastId | null;
}

export type ForecastCelsius = number | string;

export type ForecastWind = number | string;

export type ForecastId = number | string;
