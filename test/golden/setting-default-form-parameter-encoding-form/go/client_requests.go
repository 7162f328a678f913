package forms

// AddOrderRequest is what AddOrder takes.
type AddOrderRequest struct {
	Address *AddOrderRequestAddress    `json:"address,omitzero"`
	Told    *AddOrderRequestTold       `json:"told,omitzero"`
	Lines   []AddOrderRequestLinesItem `json:"lines,omitzero"`
	Tags    []string                   `json:"tags,omitzero"`
}

// AddUploadRequest is what AddUpload takes.
type AddUploadRequest struct {
	Address *AddUploadRequestAddress    `json:"address,omitzero"`
	Told    *AddUploadRequestTold       `json:"told,omitzero"`
	Lines   []AddUploadRequestLinesItem `json:"lines,omitzero"`
	Tags    []string                    `json:"tags,omitzero"`
}
