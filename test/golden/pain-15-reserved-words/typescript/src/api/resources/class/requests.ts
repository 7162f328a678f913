/** What `import` takes. */
export interface ImportClassRequest {
  Default?: string;
  default?: string;
  function?: string;
}
