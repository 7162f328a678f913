package recursion

// PutJSONRequest is what PutJSON takes.
type PutJSONRequest struct {
	Body *JSON `body:""`
}
