export interface Filter {
  field: string;
  value?: FilterValue;
}

export type FilterValue = number | string;
