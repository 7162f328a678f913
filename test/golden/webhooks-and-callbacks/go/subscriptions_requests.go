package webhooks

// SubscribeSubscriptionsRequest is what Subscribe takes.
type SubscribeSubscriptionsRequest struct {
	URL string `json:"url"`
}
