/** What `addOrder` takes. */
export interface AddOrderRequest {
  address?: AddOrderRequestAddress;
  told?: AddOrderRequestTold;
  lines?: AddOrderRequestLinesItem[];
  tags?: string[];
}

/** What `addUpload` takes. */
export interface AddUploadRequest {
  address?: AddUploadRequestAddress;
  told?: AddUploadRequestTold;
  lines?: AddUploadRequestLinesItem[];
  tags?: string[];
}

export interface AddOrderRequestAddress {
  city?: string;
}

export interface AddOrderRequestTold {
  city?: string;
}

export interface AddOrderRequestLinesItem {
  sku?: string;
}

export interface AddUploadRequestAddress {
  city?: string;
}

export interface AddUploadRequestTold {
  city?: string;
}

export interface AddUploadRequestLinesItem {
  sku?: string;
}
