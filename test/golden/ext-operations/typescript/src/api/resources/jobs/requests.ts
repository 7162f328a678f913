/** What `start` takes. */
export interface JobSettings {
  mode?: string;
  priority?: number;
  /** @defaultValue "2024-01-01" */
  "X-Version"?: string;
  /** @defaultValue 20 */
  limit?: number;
}
