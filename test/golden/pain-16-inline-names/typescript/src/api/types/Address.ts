export interface Address {
  geo?: AddressGeo;
  lines?: Record<string, AddressLinesValue>;
}

export interface AddressGeo {
  lat?: number;
}

export interface AddressLinesValue {
  text?: string;
}
