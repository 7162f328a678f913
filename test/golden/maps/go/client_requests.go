package mapssdk

// PutSettingsRequest is what PutSettings takes.
type PutSettingsRequest struct {
	Name      string                          `json:"name"`
	Labels    Labels                          `json:"labels,omitzero"`
	Free      map[string]any                  `json:"free,omitzero"`
	Open      map[string]any                  `json:"open,omitzero"`
	Closed    *Closed                         `json:"closed,omitzero"`
	Typed     *Typed                          `json:"typed,omitzero"`
	Patterned Patterned                       `json:"patterned,omitzero"`
	Nested    map[string][]map[string]*string `json:"nested,omitzero"`
	ByColor   map[string]float64              `json:"byColor,omitzero"`
	Inline    map[string]SettingsInlineValue  `json:"inline,omitzero"`
	Empty     *SettingsEmpty                  `json:"empty,omitzero"`
}
