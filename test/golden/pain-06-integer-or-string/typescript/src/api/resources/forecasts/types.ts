export type ListForecastsRequestDays = number | string;
