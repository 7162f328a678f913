package coresdk

// CreateHTTPURLIDsRequest is what CreateHTTPURL takes.
type CreateHTTPURLIDsRequest struct {
	QueryID          *string            `json:"-" query:"Id"`
	Body             *string            `json:"-" query:"body"`
	QueryType        *string            `json:"-" query:"type"`
	Ctx              *string            `json:"-" header:"ctx"`
	Opts             *string            `json:"-" header:"opts"`
	ID3              *string            `json:"id,omitzero"`
	ID               *string            `json:"ID,omitzero"`
	ID2              *string            `json:"Id,omitzero"`
	APIUnderscoreURL *string            `json:"api_url,omitzero"`
	APIURL           *string            `json:"apiUrl,omitzero"`
	HTMLBody         *string            `json:"HTMLBody,omitzero"`
	UserIDs          []string           `json:"user_ids,omitzero"`
	Type             *string            `json:"type,omitzero"`
	Func             *string            `json:"func,omitzero"`
	Nil              *string            `json:"nil,omitzero"`
	MarshalJSON_     *string            `json:"MarshalJSON,omitzero"`
	ExtraProperties_ *string            `json:"ExtraProperties,omitzero"`
	String           *String            `json:"string,omitzero"`
	Error            *Error             `json:"error,omitzero"`
	Option           *Option            `json:"option,omitzero"`
	Nullable         *Nullable          `json:"nullable,omitzero"`
	API              *APIError          `json:"api,omitzero"`
	Response         *Response          `json:"response,omitzero"`
	Maker            *NewClientModel    `json:"maker,omitzero"`
	Status           *Status            `json:"status,omitzero"`
	Active           *StatusActive      `json:"active,omitzero"`
	Env              *EnvironmentClient `json:"env,omitzero"`
}
