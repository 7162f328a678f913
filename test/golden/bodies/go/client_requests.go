package bodies

import "io"

// JSONRequest is what JSON takes.
type JSONRequest struct {
	Name string   `json:"name"`
	Tags []string `json:"tags,omitzero"`
}

// JSONListRequest is what JSONList takes.
type JSONListRequest struct {
	Body []int64 `body:""`
}

// JSONOptionalRequest is what JSONOptional takes.
type JSONOptionalRequest struct {
	Text   *string `json:"text,omitzero"`
	Pinned *bool   `json:"pinned,omitzero"`
}

// FormRequest is what Form takes.
type FormRequest struct {
	GrantType string             `json:"grant_type"`
	Scopes    []string           `json:"scopes,omitzero"`
	Nested    *FormRequestNested `json:"nested,omitzero"`
}

// UploadRequest is what Upload takes.
type UploadRequest struct {
	// The file.
	File   io.Reader   `json:"file"`
	Files  []io.Reader `json:"files,omitzero"`
	Meta   *Note       `json:"meta,omitzero"`
	Count  *int64      `json:"count,omitzero"`
	Labels []string    `json:"labels,omitzero"`
}

// BinaryRequest is what Binary takes.
type BinaryRequest struct {
	Name string    `json:"-" query:"name"`
	Body io.Reader `body:""`
}

// TextRequest is what Text takes.
type TextRequest struct {
	Body string `body:""`
}

// XMLRequest is what XML takes.
type XMLRequest struct {
	Body string `body:""`
}

// SeveralRequest is what Several takes.
type SeveralRequest struct {
	Text   string `json:"text"`
	Pinned *bool  `json:"pinned,omitzero"`
}

// UnionRequest is what Union takes.
type UnionRequest struct {
	Body *UnionRequestBody `body:""`
}

// SharedRequest is what Shared takes.
type SharedRequest struct {
	Text   string `json:"text"`
	Pinned *bool  `json:"pinned,omitzero"`
}
