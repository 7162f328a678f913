package signedwebhooks

import (
	"time"

	"example.com/signed-webhooks/webhook"
)

var webhookSignatures = []webhook.Signature{
	{
		Header:     "X-Signature",
		Algorithm:  "hmac-sha256",
		Hex:        true,
		Prefix:     "v1=",
		Components: []string{"timestamp", "body"},
		Delimiter:  ".",
		Timestamp: &webhook.Timestamp{
			Header:    "X-Timestamp",
			Format:    webhook.UnixSeconds,
			Tolerance: 300 * time.Second,
		},
	},
	{Header: "X-Sig", Algorithm: "ed25519", Components: []string{"body"}},
}

// VerifyWebhook proves that the API has sent a delivery, and has sent it just now. Several secrets can be valid while they
// rotate.
func VerifyWebhook(d webhook.Delivery, secrets ...string) error {
	return webhook.Verify(webhookSignatures, d, webhook.Secrets{"": secrets})
}

// ParseOrderShippedWebhook verifies a delivery and reads it. Several secrets can be valid while they rotate.
func ParseOrderShippedWebhook(d webhook.Delivery, secrets ...string) (*Order, error) {
	return webhook.Parse[*Order](webhookSignatures, d, webhook.Secrets{"": secrets})
}

// ParseOrderPaidWebhook verifies a delivery and reads it. Several secrets can be valid while they rotate.
func ParseOrderPaidWebhook(d webhook.Delivery, secrets ...string) (*Order, error) {
	return webhook.Parse[*Order](webhookSignatures, d, webhook.Secrets{"": secrets})
}
