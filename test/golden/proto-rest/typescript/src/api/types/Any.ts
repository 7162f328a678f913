export interface Any {
  "@type": string;
  [key: string]: unknown;
}
