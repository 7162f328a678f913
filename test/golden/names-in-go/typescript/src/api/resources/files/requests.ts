/** What `getFilesByRangeByTypeByCtxByCore` takes. */
export interface GetFilesByRangeByTypeByCtxByCoreRequest {
  range: string;
  type: string;
  ctx: number;
  core: string;
}

/** What `getParams` takes. */
export interface GetParamsFilesRequest {
  a: string;
}
