package ledger

import "example.com/ledger/webhook"

var webhookSignatures = []webhook.Signature{
	{
		Header:     "X-Signature",
		Algorithm:  "hmac-sha256",
		Hex:        true,
		Components: []string{"body"},
	},
}

// VerifyWebhook proves that the API has sent a delivery, and has sent it just now. Several secrets can be valid while they
// rotate.
func VerifyWebhook(d webhook.Delivery, secrets ...string) error {
	return webhook.Verify(webhookSignatures, d, webhook.Secrets{"": secrets})
}

// ParseMovedWebhook verifies a delivery and reads it. Several secrets can be valid while they rotate.
func ParseMovedWebhook(d webhook.Delivery, secrets ...string) (*Tick, error) {
	return webhook.Parse[*Tick](webhookSignatures, d, webhook.Secrets{"": secrets})
}
